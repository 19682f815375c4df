// Which business accounts there are, by number.
import { statement, type Queries } from '#platform/db';

const KNOWN_ACCOUNTS = statement<{ account_number: string }>(
  'known_accounts',
  'select account_number from account where account_number = any($1::text[])',
);

/** Those of the numbers that no account has, each once. */
export async function unknownAccounts(on: Queries, numbers: readonly string[]): Promise<readonly string[]> {
  const known = new Set((await on.many(KNOWN_ACCOUNTS, [numbers])).map((row) => row.account_number));
  return [...new Set(numbers)].filter((number) => !known.has(number));
}
