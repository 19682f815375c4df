// The approval rules of Harbor Dental Group, and limits on what its people order at once (B2B-3). They are about large orders, which nobody's first look
// at the demonstration runs into.
import { statement } from '#platform/db';

const ORGANIZATION = '10024501';
const EVERYBODY = { everybody: true, groupIds: [], profileIds: [], startsOn: '', endsOn: '' } as const;
const NOTHING = { over: 0, of: '', named: [], not: false } as const;
const APPROVERS = { mode: 'oneOf', who: 'H_AO', named: [] } as const;
const ADMINISTRATORS = { mode: 'oneOf', who: 'administrators', named: [] } as const;

const RULES = [
  { id: 'a1', conditions: [{ ...NOTHING, kind: 'ownLimit' }], levels: [APPROVERS], ...EVERYBODY },
  { id: 'a2', conditions: [{ ...NOTHING, kind: 'total', over: 1_000_000 }], levels: [APPROVERS, ADMINISTRATORS], ...EVERYBODY },
  { id: 'a3', conditions: [{ ...NOTHING, kind: 'budget' }], levels: [{ mode: 'oneOf', who: 'budgetOwner', named: [] }], ...EVERYBODY },
  {
    id: 'a4',
    conditions: [
      { ...NOTHING, kind: 'offContract' },
      { ...NOTHING, kind: 'line', over: 500_000 },
    ],
    levels: [ADMINISTRATORS],
    ...EVERYBODY,
  },
] as const;

const INSERT_RULES = statement<unknown>(
  'demo_approval_rules',
  `with rule as (
     insert into approval_rule (account_number, rule_id, terms)
     select $2, ('a9970000-0000-4000-8000-0000000000' || (r.value->>'id'))::uuid, r.value - 'id' from jsonb_array_elements($1::jsonb) with ordinality r (value, at)
     order by r.at on conflict do nothing
     returning rule_id, terms, rule_no
   ), settings as (
     insert into approval_settings (account_number, version, escalate_after_hours) values ($2, 4, 48) on conflict do nothing
   ), record as (
     insert into approval_change (account_number, at, actor_name, kind, version, rule_id, detail)
     select $2, now() - interval '30 days' + row_number() over w * interval '1 minute', 'Ruth Adler', 'added', row_number() over w, rule_id,
       jsonb_build_object('rule', terms, 'names', '[]'::jsonb)
     from rule window w as (order by rule_no)
   )
   insert into approval_limit_person (account_number, profile_id, cents)
   select $2, profile_id, 500000 from profile where tenant = 'business' and email = 'business@inkwell.example' on conflict do nothing`,
);

export const demoApprovalRules = [INSERT_RULES, [JSON.stringify(RULES), ORGANIZATION]] as const;
