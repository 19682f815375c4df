// Who was deactivated by their organization and forgot their password is told so, by mail alone.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';

const PASSWORD = 'a lamp in the window';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function buyer(email: string): Promise<void> {
  const account = { fullName: 'Noor Ali', email, password: PASSWORD, company: 'Birch Clinic' };
  expect((await openAccount(shop, shop.browser('business'), account)).status).toBe(200);
}

const deactivate = (email: string) => shop.db.raw('update profile set deactivated_at = now() where email = $1', [email]);
const forgot = (email: string, prefix = '') => shop.browser('business').send('POST', `${prefix}/api/account/forgotten-password`, { email });

/** The mails to an address after the one that opened its account, when this many have arrived. */
function mailsTo(email: string, count: number) {
  return vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw(
        `select subject, plain from mailbox_message where recipient = $1 and plain not like '%/open-account%' order by id`,
        [email],
      );
      expect(rows).toHaveLength(count);
      return rows.map((row) => ({ subject: String(row['subject']), plain: String(row['plain']) }));
    },
    { timeout: 20_000, interval: 100 },
  );
}

test.each([
  ['', 'Your account is deactivated', 'Birch Clinic has deactivated it'],
  ['/fr-ca', 'Votre compte est désactivé', 'Birch Clinic l’a désactivé'],
])('[USR-9] a deactivated person who forgot the password at “%s” gets no link, but who can help', async (prefix, subject, text) => {
  const email = `noor${prefix.replace('/', '-')}@birch.example`;
  await buyer(email);
  await deactivate(email);
  const reply = await forgot(email, prefix);
  const unknown = await forgot('nobody@birch.example', prefix);
  expect([reply.status, reply.body]).toEqual([unknown.status, unknown.body]);
  const [mail] = await mailsTo(email, 1);
  expect(mail?.subject).toBe(subject);
  expect(mail?.plain).toContain(text);
  expect(mail?.plain).not.toContain('token=');
});

test('[USR-9] a link that was mailed before sets no password of a deactivated person', async () => {
  const email = 'omar@birch.example';
  await buyer(email);
  await forgot(email);
  const [mail] = await mailsTo(email, 1);
  const token = /[?&]token=([\w-]{43})/.exec(mail?.plain ?? '')?.[1] ?? 'none';
  const look = () => shop.browser('business').send('POST', '/api/account/link', { token, purpose: 'password' });
  expect((await look()).json()).toEqual({ works: true, email, isForbidden: false });
  await deactivate(email);
  expect((await look()).json()).toEqual({ works: false, email: '', isForbidden: false });
  const changed = await shop.browser('business').send('POST', '/api/account/new-password', { token, password: 'another lamp here' });
  expect(changed.json()).toMatchObject({ status: 400, code: 'LINK_USED' });
});
