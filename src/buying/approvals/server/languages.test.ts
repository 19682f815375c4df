// Mails about an approval are in the language of who reads them (B2B-3, USR-1).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalTeam } from '#test/approval-team';
import { prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { sentOrder } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

const decide = (browser: Browser, orderNumber: string, body: object) =>
  browser.send('POST', `/api/approvals/${orderNumber}/decision`, body);
const subjects = async (email: string) =>
  (await shop.db.raw('select subject from mailbox_message where recipient = $1', [email])).rows.map((row) => String(row['subject']));

const textTo = async (email: string) =>
  String(
    (await shop.db.raw('select plain from mailbox_message where recipient = $1 order by id desc limit 1', [email])).rows[0]?.['plain'],
  );

/** As somebody does in their preferences. */
const chooseLanguage = async (profileId: string, language: 'en' | 'es' | 'fr') =>
  shop.db.raw(
    'insert into preference (profile_id, mail_language) values ($1, $2) on conflict (profile_id) do update set mail_language = excluded.mail_language',
    [profileId, language],
  );

test('[B2B-3, USR-1] approvers and the buyer get their mails in the language that each of them chose', async () => {
  const firm = await approvalTeam(shop, 'languages', { steps: [['priya', 'ruth']] });
  await chooseLanguage(await firm.idOf('priya'), 'es');
  await chooseLanguage(await firm.idOf('dana'), 'es');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  await expect.poll(() => subjects(firm.mailOf('priya'))).toContainEqual(expect.stringMatching(/le envió un pedido de .* para aprobar/));
  await expect.poll(() => subjects(firm.mailOf('ruth'))).toContainEqual(expect.stringMatching(/sent an order of .* for your approval/));
  await expect.poll(() => subjects(firm.mailOf('dana'))).toContainEqual(expect.stringMatching(/^Su pedido .* espera aprobación/));
  // Who changes their mind gets the next mail in the other language.
  await chooseLanguage(await firm.idOf('dana'), 'en');
  await decide(firm.priya, orderNumber, { action: 'decline', comment: 'Not now' });
  await expect.poll(() => subjects(firm.mailOf('dana'))).toContainEqual(expect.stringMatching(/^Your order .* was declined/));
});

test('[B2B-3, USR-1] without a choice an approver’s mail is in the language of their last sign-in, and in the order’s while that is unknown; in another country the amount names its currency', async () => {
  const firm = await approvalTeam(shop, 'tongues', { steps: [['priya', 'ruth']] });
  await shop.db.raw(`update profile set signed_in_locale = 'fr-CA' where profile_id = $1`, [await firm.idOf('priya')]);
  await shop.db.raw('update profile set signed_in_locale = null where profile_id = $1', [await firm.idOf('ruth')]);
  await sentOrder(shop, { itemId: '100', qty: 2, browser: firm.dana });
  await expect
    .poll(() => subjects(firm.mailOf('priya')))
    .toContainEqual(expect.stringMatching(/vous envoie une commande de [\d,]+\s\$\sUS à approuver/));
  await expect.poll(() => subjects(firm.mailOf('ruth'))).toContainEqual(expect.stringMatching(/sent an order of .* for your approval/));
  // Both read why they are asked, and what was ordered.
  expect(await textTo(firm.mailOf('priya'))).toMatch(/Articles commandés\s:\s+2 × .*\$\sUS/);
  expect(await textTo(firm.mailOf('ruth'))).toMatch(/Why it needs approval:[^]*What was ordered:\s+2 × .*, \$\d/);
});
