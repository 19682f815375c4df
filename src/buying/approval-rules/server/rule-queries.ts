// SQL of approval rules, limits and settings.
import { statement } from '#platform/db';

export interface RuleRow {
  readonly rule_id: string;
  readonly terms: unknown;
  readonly is_paused: boolean;
  readonly version: number;
}

const RULE = 'rule_id, terms, is_paused, version';

export const RULES = statement<RuleRow>(
  'approval_rules',
  `select ${RULE} from approval_rule where account_number = $1 and deleted_at is null order by rule_no`,
);

export const RUNNING_RULE = statement<object>(
  'approval_rule_running',
  'select from approval_rule where account_number = $1 and deleted_at is null and not is_paused limit 1',
);

export const RULE_BY_ID = statement<RuleRow & { readonly deleted_at: Date | null }>(
  'approval_rule_get',
  `select ${RULE}, deleted_at from approval_rule where account_number = $1 and rule_id = $2`,
);

export const COUNT_RULES = statement<{ readonly count: number }>(
  'approval_rule_count',
  'select count(*)::int as count from approval_rule where account_number = $1 and deleted_at is null',
);

export const ADD_RULE = statement<unknown>(
  'approval_rule_add',
  'insert into approval_rule (account_number, rule_id, terms) values ($1, $2, $3::jsonb)',
);

/** Nothing when somebody changed the rule since version $4 was read. */
export const CHANGE_RULE = statement<unknown>(
  'approval_rule_change',
  `update approval_rule set terms = $3::jsonb, version = version + 1
   where account_number = $1 and rule_id = $2 and version = $4 and deleted_at is null`,
);

export const PAUSE_RULE = statement<unknown>(
  'approval_rule_pause',
  `update approval_rule set is_paused = $3, version = version + 1
   where account_number = $1 and rule_id = $2 and deleted_at is null and is_paused <> $3`,
);

export const DELETE_RULE = statement<unknown>(
  'approval_rule_delete',
  'update approval_rule set deleted_at = $3, version = version + 1 where account_number = $1 and rule_id = $2 and deleted_at is null',
);

export const RESTORE_RULE = statement<unknown>(
  'approval_rule_restore',
  `update approval_rule set deleted_at = null, version = version + 1
   where account_number = $1 and rule_id = $2 and deleted_at is not null`,
);

/** A deleted rule can be restored for 30 days. */
export const FORGET_DELETED_RULES = statement<unknown>('approval_rule_forget', `delete from approval_rule where deleted_at < $1`);

export interface SettingsRow {
  readonly version: number;
  readonly settings_version: number;
  readonly remind_after_hours: number | null;
  readonly escalate_after_hours: number | null;
  readonly escalate_to: string | null;
  readonly expire_after_hours: number;
  readonly may_approve_own: boolean;
}

export const SETTINGS = statement<SettingsRow>(
  'approval_settings_get',
  `select version, settings_version, remind_after_hours, escalate_after_hours, escalate_to, expire_after_hours, may_approve_own
   from approval_settings where account_number = $1`,
);

/** The next version of everything that judges orders. */
export const NEXT_VERSION = statement<{ readonly version: number }>(
  'approval_version_next',
  `insert into approval_settings (account_number, version) values ($1, 1)
   on conflict (account_number) do update set version = approval_settings.version + 1 returning version`,
);

interface NewSettings {
  readonly accountNumber: string;
  readonly remindAfterHours: number | null;
  readonly escalateAfterHours: number | null;
  readonly escalateTo: string | null;
  readonly expireAfterHours: number;
  readonly mayApproveOwn: boolean;
}

export const CHANGE_SETTINGS = statement<unknown, NewSettings>(
  'approval_settings_change',
  (p) => `update approval_settings set settings_version = settings_version + 1, remind_after_hours = ${p.remindAfterHours},
    escalate_after_hours = ${p.escalateAfterHours}, escalate_to = ${p.escalateTo}, expire_after_hours = ${p.expireAfterHours},
    may_approve_own = ${p.mayApproveOwn}
  where account_number = ${p.accountNumber}`,
);

export interface LimitRow {
  readonly subject: 'person' | 'group';
  readonly id: string;
  readonly cents: number;
}

export const LIMITS = statement<LimitRow>(
  'approval_limits',
  `select 'person' as subject, profile_id as id, cents from approval_limit_person where account_number = $1
   union all select 'group', group_id, cents from approval_limit_group where account_number = $1`,
);

/** Nothing when it is the limit already. */
export const SET_LIMIT = {
  person: statement<unknown>(
    'approval_limit_person_set',
    `insert into approval_limit_person as l (account_number, profile_id, cents) values ($1, $2, $3)
     on conflict (account_number, profile_id) do update set cents = excluded.cents where l.cents <> excluded.cents`,
  ),
  group: statement<unknown>(
    'approval_limit_group_set',
    `insert into approval_limit_group as l (account_number, group_id, cents) values ($1, $2, $3)
     on conflict (account_number, group_id) do update set cents = excluded.cents where l.cents <> excluded.cents`,
  ),
} as const;

export const CLEAR_LIMIT = {
  person: statement<unknown>(
    'approval_limit_person_clear',
    'delete from approval_limit_person where account_number = $1 and profile_id = $2',
  ),
  group: statement<unknown>('approval_limit_group_clear', 'delete from approval_limit_group where account_number = $1 and group_id = $2'),
} as const;

export const GROUPS_OF_PEOPLE = statement<{ readonly profile_id: string; readonly group_id: string }>(
  'approval_groups_of_people',
  'select profile_id, group_id from buyer_group where account_number = $1',
);
