/** What the admin API answers to a message whose subject is this as JSON. */
export interface FaultAnswer {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

export interface ReceivedAttempt {
  body: Record<string, unknown>;
  headers: Record<string, string>;
}
