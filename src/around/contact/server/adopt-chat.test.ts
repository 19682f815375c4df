// A guest's conversation after sign-in.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOf } from '#base/site/rules';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';
import { askersOf, NOW } from '#test/askers';
import { adoptChatAtSignIn, answerChat } from './index.ts';

let shop: TestShop;
let askers: ReturnType<typeof askersOf>;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => NOW });
  askers = askersOf(shop, openAccount);
});
afterAll(() => shop.close());

test('[APP-20] a guest’s messages move to the account at sign-in, below the account’s own', async () => {
  const known = askers.someone();
  await known.signUp();
  await known.write('From my account');
  const guest = askers.someone();
  await guest.write('As a guest');
  await guest.signIn(known.email);
  expect(await guest.texts()).toEqual(['shopper: From my account', 'shopper: As a guest']);
  const fresh = askers.someone();
  await fresh.write('Before I had one');
  await fresh.signUp();
  expect(await fresh.texts()).toEqual(['shopper: Before I had one']);
});

test('[APP-20] an answer that waits to be mailed still does after sign-in, whoever had it', async () => {
  const known = askers.someone();
  await known.signUp();
  await known.write('In my account');
  const guest = askers.someone();
  await guest.write('Before sign-in');
  await askers.answer('Before sign-in', 'An answer to a guest');
  await guest.signIn(known.email);
  await askers.mailDue(61);
  expect((await askers.mails(known.email)).map(({ plain }) => plain.includes('An answer to a guest'))).toEqual([true]);

  const other = askers.someone();
  await known.write('Once more');
  await askers.answer('Once more', 'An answer to an account');
  await other.write('Forgot to sign in');
  await other.signIn(known.email);
  await askers.mailDue(61);
  expect((await askers.mails(known.email)).map(({ plain }) => plain.includes('An answer to an account'))).toEqual([false, true]);
});

test('[APP-20] a form sent in the account and again as a guest is stored once', async () => {
  const known = askers.someone();
  await known.signUp();
  const requestKey = randomUUID();
  await known.write('Sent again', { requestKey });
  const guest = askers.someone();
  await guest.write('Sent again', { requestKey });
  expect((await guest.signIn(known.email)).status).toBe(200);
  expect(await guest.texts()).toEqual(['shopper: Sent again']);
});

test('[APP-20] many sign in while many write: everybody succeeds, and every message is stored once', async () => {
  // Fewer than the limit of simultaneous sign-ins for one account.
  const account = askers.someone();
  await account.signUp();
  const guests = Array.from({ length: 8 }, () => askers.someone());
  for (const [at, { write }] of guests.entries()) await write(`guest ${at}`);
  const said = guests.map((_, at) => `guest ${at}`);
  let signing = true;
  const writes = async (words: string) => {
    for (let more = 0; signing && more < 25; more += 1)
      if ((await account.write(`${words} ${more}`)).status === 200) said.push(`${words} ${more}`);
  };
  const signIns = Promise.all(guests.map(({ signIn }) => signIn(account.email)));
  const writing = Promise.all([writes('account'), signIns.then(() => (signing = false))]);
  expect((await signIns).map(({ status }) => status)).toEqual(guests.map(() => 200));
  await writing;
  expect((await account.texts()).toSorted()).toEqual(said.map((text) => `shopper: ${text}`).toSorted());
});

test('[APP-20] guests join one account at the same moment, while it writes and gets answers', async () => {
  for (let round = 0; round < 6; round += 1) {
    const account = askers.someone();
    await account.signUp();
    const guests = Array.from({ length: 6 }, () => askers.someone());
    for (const [at, { write }] of guests.entries()) await write(`round ${round} guest ${at}`);
    const said = guests.map((_, at) => `shopper: round ${round} guest ${at}`);
    const profileId = await idOf('select profile_id as id from profile where email = $1', account.email);
    const guestIds = await Promise.all(guests.map(({ email }) => idOf('select owner_id as id from conversation where email = $1', email)));
    const answers = async (at: number) => {
      const { id } = await askers.rowOf(`round ${round} guest ${at}`);
      for (let more = 0; more < 4; more += 1)
        if (await answerChat(shop.db, id, `to ${at} ${more}`, NOW)) said.push(`staff: to ${at} ${more}`);
    };
    const writes = async (at: number) => {
      if ((await account.write(`round ${round} account ${at}`)).status === 200) said.push(`shopper: round ${round} account ${at}`);
    };
    // The work of sign-in without the slow password check.
    const adopts = (guestId: string) =>
      shop.db.transaction((tx) => adoptChatAtSignIn(tx, { guestId, profileId, site: siteOf('consumer', 'en-US'), now: NOW }));
    await Promise.all(guestIds.flatMap((guestId, at) => [adopts(guestId), writes(at), answers(at)]));
    expect((await account.texts()).toSorted()).toEqual(said.toSorted());
  }
});

const idOf = async (sql: string, email: string): Promise<string> => String((await shop.db.raw(sql, [email])).rows[0]?.['id']);
