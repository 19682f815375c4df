// How long the shop keeps what it keeps for a time, as a page and as the job does it (USR-12, decision 0477).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kept } from '#platform/kept';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const tableOf = ({ forget }: Kept): string => /(?:delete from|update) (\w+)/.exec(forget.text)?.[1] ?? '';
const daysOf = ({ days }: Kept): string => (days === 0 ? 'none' : days < 1 ? `${days * 24} hours` : days === 1 ? '1 day' : `${days} days`);

test('[USR-12] docs/contracts/retention.md lists how long each kind of data is kept', async () => {
  const rows = shop.kept.map((kept) => `| ${kept.what} | ${daysOf(kept)} | ${kept.since} | \`${tableOf(kept)}\` |`);
  const text = `# How long data is kept

Written by \`src/shop/retention.test.ts\` (\`npx vitest run --project server src/shop/retention.test.ts -u\`) from \`keeps\` of each part. The hourly job \`housekeeping\` ends what is older,
and nothing else decides about it. *none*: a row that carries its own end goes at the next run after it.

| what | kept for | since | table |
| --- | --- | --- | --- |
${rows.join('\n')}

## Without a time of its own

- **A person's account, and what hangs on it**: until they delete it (\`/account/privacy\`). \`personalData\` of each part says what goes then and what is unlinked; \`README.txt\` in the
  download of a person's data says in their language what each table holds.
- **Orders, returns, payments, invoices, approvals, budgets**: tax law wants the books kept, also of a person who has left (decision 0465 for the names in an organization's history). The shop never deletes them;
  who has to, after the years that bind them, does it in the database.
- **Consent to cookies**: the browser's cookie, for a year (\`docs/contracts/browser-storage.md\`). What people chose while they were signed in stays as proof and goes with their account.
- **Jobs that are done** are deleted by the queue (pg-boss) itself. The shop keeps no **logs**: it writes them to its standard output, and how long they stay is set where they are collected.
`;
  await expect(text).toMatchFileSnapshot('../../docs/contracts/retention.md');
});

test('[USR-12] each statement takes its age from the table: one instant, and no interval of its own', () => {
  for (const kept of shop.kept) {
    expect(kept.forget.text, kept.what).toMatch(/\$1/);
    expect(kept.forget.text, kept.what).not.toMatch(/\$2|interval/);
    expect(tableOf(kept), kept.what).not.toBe('');
  }
  expect(new Set(shop.kept.map(({ what }) => what)).size).toBe(shop.kept.length);
});

test('[USR-12] the job ends what is older and leaves what is younger, in every table, and runs twice without harm', async () => {
  const { rows: accounts } = await shop.db.raw(
    `insert into profile (profile_id, tenant, email, customer_number) values (gen_random_uuid(), 'consumer', 'old@kept.example', '1234567890')
     returning profile_id`,
  );
  const owner = String(accounts[0]?.['profile_id']);
  await shop.db.raw(
    `insert into account_activity (profile_id, kind, way, user_agent, at)
     select $1, 'signedIn', 'password', days::text, now() - make_interval(days => days) from unnest(array[1, 89, 91, 400]) days`,
    [owner],
  );
  const [known, unknown] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  await shop.db.raw(
    `insert into known_device (profile_id, token_hash, used_at) values ($1, $2, now() - interval '399 days'), ($1, $3, now() - interval '401 days')`,
    [owner, known, unknown],
  );
  await shop.runJob('housekeeping');
  await shop.runJob('housekeeping');
  const activity = await shop.db.raw('select user_agent from account_activity where profile_id = $1 order by at desc', [owner]);
  expect(activity.rows.map(({ user_agent: days }) => days)).toEqual(['1', '89']);
  const devices = await shop.db.raw('select token_hash from known_device where profile_id = $1', [owner]);
  expect(devices.rows).toHaveLength(1);
});
