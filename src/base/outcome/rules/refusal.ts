// The API's error format: `{ status, code, message }`.

/** A captcha question. `html`: a document for a sandboxed frame; `text`: the same as text. */
export interface AskedCaptcha {
  readonly id: string;
  readonly html: string;
  readonly text: string;
}

/** A wrong field of a form, with its message in the caller's locale. */
export interface WrongField {
  readonly field: string;
  readonly message: string;
}

/** A refused request. `message` is in the caller's locale; `code` as in the specification. */
export interface Refusal {
  readonly refused: true;
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly code: string;
  readonly message: string;
  /** The wrong field, if there is one; of several the first. */
  readonly field?: string;
  /** Every wrong field in the form's order, where a form is judged as a whole; `field` and `message` are the first. */
  readonly fields?: readonly WrongField[];
  /** The refused stored card, if it was one. */
  readonly profileRefId?: string;
  /** The captcha question for the next attempt. */
  readonly captcha?: AskedCaptcha;
  /** Whole seconds until an attempt can succeed again; for 429. Sent as `Retry-After`. */
  readonly retryAfter?: number;
}

export function refuse(status: Exclude<Refusal['status'], 429>, code: string, message: string, field?: string): Refusal {
  return { refused: true, status, code, message, ...(field === undefined ? {} : { field }) };
}

/** Too many attempts. `seconds`: whole, at least 1. */
export function tooManyTries(seconds: number, code: 'TOO_MANY_TRIES' | 'TOO_MANY_REQUESTS', message: string): Refusal {
  return { refused: true, status: 429, code, message, retryAfter: seconds };
}

export function isRefusal(reply: unknown): reply is Refusal {
  return typeof reply === 'object' && reply !== null && 'refused' in reply && reply.refused === true;
}
