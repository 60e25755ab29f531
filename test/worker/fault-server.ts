/** Response of the admin API to a message whose subject is this object as JSON. */
export interface FaultResponse {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

export interface ReceivedAttempt {
  body: Record<string, unknown>;
  headers: Record<string, string>;
}
