declare module "structured-data-testing-tool" {
  interface Tested {
    test: string;
    description?: string;
  }

  interface Result {
    passed: Tested[];
    failed: Tested[];
    warnings: Tested[];
    schemas: string[];
  }

  /** Rejects with `{ res: Result }` when a test failed. */
  export function structuredDataTest(html: string, options: { presets: object[] }): Promise<Result>;
}

declare module "structured-data-testing-tool/presets" {
  export const Google: object;
  export const Facebook: object;
  export const Twitter: object;
}
