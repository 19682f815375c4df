// Posts an organization's form, and says what came of it.
import { data } from 'react-router';
import { isRefusal, type Refusal } from '#base/outcome/rules';

export interface Posted {
  readonly problem: string | null;
  readonly field: string | undefined;
}

export function postedOf(reply: object | Refusal) {
  if (isRefusal(reply)) return data<Posted>({ problem: reply.message, field: reply.field }, { status: reply.status });
  return data<Posted>({ problem: null, field: undefined }, { status: 200 });
}
