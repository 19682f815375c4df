// SQL of the record of changes.
import { statement } from '#platform/db';

interface NewChange {
  readonly accountNumber: string;
  readonly at: Date;
  readonly actorName: string;
  readonly kind: string;
  readonly version: number;
  readonly ruleId: string | null;
  readonly detail: string;
}

export const NOTE_CHANGE = statement<unknown, NewChange>(
  'approval_change_note',
  (p) => `insert into approval_change (account_number, at, actor_name, kind, version, rule_id, detail)
  values (${p.accountNumber}, ${p.at}, ${p.actorName}, ${p.kind}, ${p.version}, ${p.ruleId}, ${p.detail}::jsonb)`,
);

export interface ChangeRow {
  readonly at: Date;
  readonly actor_name: string;
  readonly kind: string;
  readonly version: number;
  readonly detail: unknown;
  readonly count: number;
}

export const CHANGES = statement<ChangeRow>(
  'approval_changes',
  `select at, actor_name, kind, version, detail, count(*) over ()::int as count from approval_change where account_number = $1
   order by change_no desc limit $2 offset $3`,
);
