// The budgets of Harbor Dental Group, in the ways that budgets can be (B2B-1): by month, by quarter, a project, one that carries over, one without a limit.
import { statement } from '#platform/db';

const ORGANIZATION = '10024501';
const USUAL = { amount: null, period: 'month', carriesOver: false, warnAt: 90, whenOver: 'approval', owner: null, days: null } as const;

const BUDGETS = [
  { ...USUAL, name: 'Front office 4410', amount: 300_000, owner: 'approver' },
  { ...USUAL, name: 'Hygiene supplies 4420', warnAt: null, owner: 'groupapprover' },
  { ...USUAL, name: 'IT 4720', amount: 150_000, warnAt: 80, owner: 'approver', whenOver: 'refuse' },
  { ...USUAL, name: 'Marketing 4330', amount: 120_000, period: 'quarter', carriesOver: true, owner: 'admin', whenOver: 'refuse' },
  // Begins yesterday, for half a year: where the shop is, the database's day may not have begun.
  { ...USUAL, name: 'Operatory 3 refit', amount: 1_800_000, period: 'once', owner: 'groupapprover', days: 182 },
] as const;

const INSERT_BUDGETS = statement<unknown>(
  'demo_budgets',
  `insert into budget_center (account_number, name, amount, since, ends, period, carries_over, warn_at, when_over, owner_id)
   select $2, b.name, b.amount, case when b.period = 'once' then current_date - 1 else date_trunc('year', current_date)::date end, current_date + b.days, b.period,
     b."carriesOver", b."warnAt", b."whenOver", (select p.profile_id from profile p where p.tenant = 'business' and p.email = b.owner || '@inkwell.example')
   from jsonb_to_recordset($1::jsonb) as b(name text, amount int, period text, "carriesOver" boolean, "warnAt" smallint, "whenOver" text, owner text, days int)
   on conflict (account_number, name) do nothing`,
);

export const demoBudgets = [INSERT_BUDGETS, [JSON.stringify(BUDGETS), ORGANIZATION]] as const;
