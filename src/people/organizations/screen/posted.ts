// Posts an organization's form, and says what came of it.
import { data } from 'react-router';
import { isRefusal, type Refusal } from '#base/outcome/rules';

export interface Posted {
  readonly problem: string | null;
  readonly field: string | undefined;
  /** Of several forms on a page, the one that was sent. */
  readonly sent?: string;
}

export function postedOf(reply: object | Refusal, sent = '') {
  if (isRefusal(reply)) return data<Posted>({ problem: reply.message, field: reply.field, sent }, { status: reply.status });
  return data<Posted>({ problem: null, field: undefined, sent }, { status: 200 });
}
