// How a call is turned down at the door: the one error shape of the API, `{ status, code, message }`.

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
}

export function refuse(status: Refusal['status'], code: string, message: string, field?: string): Refusal {
  return { refused: true, status, code, message, ...(field === undefined ? {} : { field }) };
}

export function isRefusal(reply: unknown): reply is Refusal {
  return typeof reply === 'object' && reply !== null && 'refused' in reply && reply.refused === true;
}
