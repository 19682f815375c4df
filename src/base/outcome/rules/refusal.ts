// How a call is turned down at the door: the one error shape of the API, `{ status, code, message }`.

/** A question that tells people from programs. `html`: a whole document for a frame with a sandbox; `text`: the same in words. */
export interface AskedCaptcha {
  readonly id: string;
  readonly html: string;
  readonly text: string;
}

/** A request that the shop does not carry out. `message` is in the caller's locale; `code` as the specification spells it. */
export interface Refusal {
  readonly refused: true;
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly code: string;
  readonly message: string;
  /** Which field is wrong, where one field is. */
  readonly field?: string;
  /** The card of the account that was refused, where it was one. */
  readonly profileRefId?: string;
  /** The question that has to be answered with the next try. */
  readonly captcha?: AskedCaptcha;
  /** Whole seconds until a try can succeed again: of 429. Sent as `Retry-After`. */
  readonly retryAfter?: number;
}

export function refuse(status: Exclude<Refusal['status'], 429>, code: string, message: string, field?: string): Refusal {
  return { refused: true, status, code, message, ...(field === undefined ? {} : { field }) };
}

/** Too many tries: the one refusal that says when to come again. `seconds`: whole, at least 1. */
export function tooManyTries(seconds: number, code: 'TOO_MANY_TRIES' | 'TOO_MANY_REQUESTS', message: string): Refusal {
  return { refused: true, status: 429, code, message, retryAfter: seconds };
}

export function isRefusal(reply: unknown): reply is Refusal {
  return typeof reply === 'object' && reply !== null && 'refused' in reply && reply.refused === true;
}
