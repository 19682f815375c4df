// Answers of Stripe's test double.

export interface StandInAnswer {
  readonly status: number;
  readonly body: object;
  /** Differences from the recorded shape. */
  readonly wrong?: string;
  readonly location?: string;
}

export const ok = (body: object): StandInAnswer => ({ status: 200, body: structuredClone(body) });

interface Failure {
  readonly type?: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

export function failure(status: number, error: Failure): StandInAnswer {
  return { status, body: { error: { type: 'invalid_request_error', ...error } } };
}
