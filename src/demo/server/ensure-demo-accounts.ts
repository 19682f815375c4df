// Creates the demo accounts and their data, once.
import { randomBytes } from 'node:crypto';
import { statement, type Db } from '#platform/db';
import { hashPassword } from '#people/sessions/server';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { DEMO_ADDRESSES, INSERT_ADDRESSES } from './demo-addresses.ts';
import { demoApprovalRules } from './demo-approval-rules.ts';
import { demoBudgets } from './demo-budgets.ts';
import { demoExemptions } from './demo-exemptions.ts';
import { demoGroups } from './demo-groups.ts';
import { DEMO_LISTS, INSERT_LISTS } from './demo-lists.ts';
import { DEMO_LOCATIONS, INSERT_LOCATIONS } from './demo-locations.ts';
import { addDemoPurchaseOrders } from './demo-purchase-orders.ts';
import { demoMemberships } from './demo-memberships.ts';
import { demoRestocks } from './demo-restocks.ts';

const SETTING = statement<{ value: string }>('setting_get', 'select value from setting where name = $1');
const KEEP_SETTING = statement<unknown>(
  'setting_keep',
  'insert into setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
);

const INSERT_ACCOUNTS = statement<unknown>(
  'demo_accounts',
  `insert into account (account_number, tenant, name, division, route_type, permissions, sales_rep_name, sales_rep_email, sales_rep_phone)
   select a."accountNumber", a.tenant, a.organization, coalesce(a.division, ''), a."routeType", coalesce(a.permissions, '{}'),
     coalesce(a."salesRep"->>'name', ''), coalesce(a."salesRep"->>'email', ''), coalesce(a."salesRep"->>'phone', '')
   from jsonb_to_recordset($1::jsonb) as a("accountNumber" text, tenant text, organization text, division text, "salesRep" jsonb, "routeType" text, permissions text[])
   on conflict (account_number) do nothing`,
);

const INSERT_PROFILES = statement<unknown>(
  'demo_profiles',
  `insert into profile (profile_id, tenant, email, password_hash, first_name, last_name, customer_number, rewards_number, membership_program, segment_code, user_type, flow, spanish, account_number, partner_code, partner_name, permissions, role, created_at)
   select gen_random_uuid(), p.tenant, p.name || '@inkwell.example', $2, p."firstName", p."lastName", p.number, case when p.rewards then '6' || p.number end,
     coalesce(p.membership, 'NON_MEMBER'), coalesce(p.segment, ''), coalesce(p."userType", 'REGISTERED'), coalesce(p.flow, ''), coalesce(p.spanish, false), p."accountNumber", p."partnerCode", p."partnerName",
     case when p.organization is null then coalesce(p.permissions, '{}') else '{}' end,
     case when p."accountNumber" is null then '' when p.permissions @> '{H_MU}' then 'administrator' when p.permissions @> '{H_AG}' then 'groupApprover'
       when p.permissions @> '{H_AO}' then 'approver' else 'buyer' end,
     -- Nobody of the demo is a new customer.
     now() - interval '1 year'
   from jsonb_to_recordset($1::jsonb) as p(name text, number text, tenant text, "firstName" text, "lastName" text, rewards boolean, membership text, segment text, "userType" text, "partnerCode" text, "partnerName" text, flow text, spanish boolean, "accountNumber" text, organization text, permissions text[])
   on conflict (tenant, email_key) do update set password_hash = excluded.password_hash`,
);

/**
 * Creates the demo accounts once and returns their common password: made at the first start, or taken from `chosen`
 * (INKWELL_PASSWORD). Never called in production.
 */
export async function ensureDemoAccounts(db: Db, chosen: string | undefined): Promise<string> {
  const known = (await db.maybe(SETTING, ['demo-password']))?.value;
  if (known !== undefined && (chosen === undefined || chosen === known)) return known;
  const password = chosen ?? randomBytes(6).toString('hex');
  const hash = await hashPassword(password);
  const accounts = DEMO_ACCOUNTS.map((account, at) => ({ ...account, number: String(4_100_200_300 + at * 1_117) }));
  await db.transaction(async (tx) => {
    await tx.run(INSERT_ACCOUNTS, [JSON.stringify(accounts.filter((account) => account.organization !== undefined))]);
    await tx.run(INSERT_PROFILES, [JSON.stringify(accounts), hash]);
    await tx.run(...demoGroups);
    await tx.run(...demoBudgets);
    await tx.run(...demoApprovalRules);
    await tx.run(...demoExemptions);
    await tx.run(INSERT_LISTS, [JSON.stringify(DEMO_LISTS)]);
    await tx.run(INSERT_ADDRESSES, [JSON.stringify(DEMO_ADDRESSES)]);
    await tx.run(INSERT_LOCATIONS, [JSON.stringify(DEMO_LOCATIONS)]);
    await tx.run(...demoRestocks);
    await tx.run(...demoMemberships);
    await tx.run(KEEP_SETTING, ['demo-password', password]);
  });
  await addDemoPurchaseOrders(db, new Date());
  return password;
}
