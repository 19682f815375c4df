// Sales representatives of organizations, as staff keep them.
import { statement, type Db, type Queries } from '#platform/db';
import type { SalesRepRow } from '#people/sessions/rules';
import { unknownAccounts } from './account-numbers.ts';

const SALES_REPS = statement<{ account_number: string; name: string; email: string; phone: string }>(
  'sales_reps',
  `select account_number, sales_rep_name as name, sales_rep_email as email, sales_rep_phone as phone
   from account where sales_rep_name <> '' order by account_number`,
);

const WRITE_SALES_REPS = statement<unknown>(
  'sales_reps_write',
  `update account a set sales_rep_name = r.name, sales_rep_email = r.email, sales_rep_phone = r.phone
   from jsonb_to_recordset($1::jsonb) as r (account_number text, name text, email text, phone text)
   where a.account_number = r.account_number`,
);

/** All organizations that have a representative. */
export const readSalesReps = (db: Queries) => db.many(SALES_REPS, []);

/** Writes the rows of the sheet; other organizations keep theirs. Returns error sentences for unknown accounts, and then writes nothing. */
export async function writeSalesReps(db: Db, rows: readonly SalesRepRow[]): Promise<readonly string[]> {
  const unknown = await unknownAccounts(
    db,
    rows.map(({ accountNumber }) => accountNumber),
  );
  if (unknown.length > 0) return unknown.map((number) => `there is no account ${number}`);
  const none = { name: '', email: '', phone: '' };
  const written = rows.map(({ accountNumber, salesRep }) => ({ account_number: accountNumber, ...(salesRep ?? none) }));
  await db.run(WRITE_SALES_REPS, [JSON.stringify(written)]);
  return [];
}
