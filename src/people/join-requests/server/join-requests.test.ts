// People who ask to join an organization, and who decides (USR-9, trust 19, 20, 22).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lastMail } from '#test/accounts';
import { letAsk, opensAndAsks } from '#test/asking-to-join';
import { invitationToken, invited } from '#test/invited';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { organization, PASSWORD, sessionIn, type Organization } from '#test/sign-on';

let shop: TestShop;
let oak: Organization;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '10000' });
  oak = await organization(shop, 'oak');
  await letAsk(shop, oak.admin, 'oak.example');
});
afterAll(() => shop.close());

interface Own {
  readonly state: string;
  readonly organization: string;
  readonly reason: string;
  readonly mayAsk: boolean;
}

const asks = async (name: string, message = ''): Promise<Browser> => {
  const browser = shop.browser('business');
  const reply = await opensAndAsks(shop, browser, { email: `${name}@oak.example`, fullName: `${name} Park`, message });
  expect([reply.status, reply.json()]).toEqual([200, { next: '/account/join' }]);
  return browser;
};
const own = async (browser: Browser) => (await browser.send('GET', '/api/join-request')).json<Own>();
const requests = async (browser: Browser) =>
  (await browser.send('GET', '/api/organization/join-requests')).json<{
    requests: readonly { requestId: string; name: string; email: string; message: string }[];
  }>().requests;
const idOf = async (name: string): Promise<string> =>
  (await requests(oak.admin)).find(({ email }) => email === `${name}@oak.example`)?.requestId ?? '';
const decide = (browser: Browser, requestId: string, what: 'approve' | 'decline', body: object) =>
  browser.send('POST', `/api/organization/join-requests/${requestId}/${what}`, body);
const members = async (name: string): Promise<number> => {
  const { rows } = await shop.db.raw(`select count(*)::int as n from profile where email_key = $1 and account_number = $2`, [
    `${name}@oak.example`,
    oak.accountNumber,
  ]);
  return Number(rows[0]?.['n']);
};
/** As if the person had asked so many days earlier. */
const age = (name: string, days: number) =>
  shop.db.raw(
    `update join_request r set asked_at = asked_at - $2::int * interval '1 day', expires_at = expires_at - $2::int * interval '1 day'
     from profile p where p.profile_id = r.profile_id and p.email_key = $1`,
    [`${name}@oak.example`, days],
  );
const mailTo = (email: string, after: number, what: RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select subject, plain from mailbox_message where recipient = $1 and id > $2 order by id desc', [
        email,
        after,
      ]);
      const [mail] = rows.map((row) => `${String(row['subject'])}\n${String(row['plain'])}`);
      expect(mail).toMatch(what);
      return mail ?? '';
    },
    { timeout: 20_000, interval: 25 },
  );

test('[USR-9] a request is seen by who manages people, and its approval makes a member at once, with role and group', async () => {
  const before = await lastMail(shop, 'ruth@oak.example');
  const asker = await asks('nora', 'I buy for the   studio');
  expect(await sessionIn(asker)).toMatchObject({ signedIn: true, permissions: expect.arrayContaining(['G_IOC', 'H_CP']) as string[] });
  expect(await own(asker)).toMatchObject({ state: 'waiting', organization: 'oak', mayAsk: false });
  expect(await mailTo('ruth@oak.example', before, /nora Park asks to join oak/)).toContain('I buy for the studio');
  const [request] = await requests(oak.admin);
  expect(request).toMatchObject({ name: 'nora Park', email: 'nora@oak.example', message: 'I buy for the studio' });
  const people = await oak.admin.send('GET', '/api/organization/people');
  expect(people.json()).toMatchObject({ asking: ['nora Park'] });

  const { groupId } = (await oak.admin.send('POST', '/api/organization/groups', { name: 'Studio' })).json<{ groupId: string }>();
  const mark = await lastMail(shop, 'nora@oak.example');
  expect((await decide(oak.admin, request?.requestId ?? '', 'approve', { role: 'approver', groupId: randomUUID() })).status).toBe(404);
  expect(await members('nora')).toBe(0);
  expect((await decide(oak.admin, request?.requestId ?? '', 'approve', { role: 'approver', groupId })).body).toBe('{}');
  const session = await sessionIn(asker);
  expect(session).toMatchObject({ accountName: 'oak', accountNumber: oak.accountNumber });
  expect(session.permissions).toEqual(expect.arrayContaining(['H_AO', 'G_IOC']));
  expect(await own(asker)).toMatchObject({ state: 'none' });
  await mailTo('nora@oak.example', mark, /You now order for oak/);
  expect((await oak.admin.send('GET', '/api/organization/people?search=nora')).json()).toMatchObject({
    people: [{ role: 'approver', groupId }],
    asking: [],
  });
  const { events } = (await oak.admin.send('GET', '/api/organization/history')).json<{
    events: readonly { kind: string; actorName: string }[];
  }>();
  expect(events.slice(0, 3)).toMatchObject([
    { kind: 'joinApproved', actorName: 'Ruth Adler' },
    { kind: 'groupCreated' },
    { kind: 'joinAsked', actorName: 'nora Park' },
  ]);
});

test('[USR-9] who manages people reads the request in the language they prefer', async () => {
  await oak.admin.send('POST', '/api/account/preferences/mail', { language: 'es', shipped: true, delivered: true });
  const before = await lastMail(shop, 'ruth@oak.example');
  await asks('pilar');
  expect(await mailTo('ruth@oak.example', before, /pilar Park pide unirse a oak/)).toContain('/account/people/requests');
  await oak.admin.send('POST', '/api/account/preferences/mail', { language: 'order', shipped: true, delivered: true });
});

test('[USR-9] who manages people and prefers no language reads the request in the one they signed in with', async () => {
  const signIn = (prefix: string) =>
    shop.browser('business').send('POST', `${prefix}/api/sign-in`, { email: 'ruth@oak.example', password: PASSWORD });
  expect((await signIn('/fr-ca')).status).toBe(200);
  const before = await lastMail(shop, 'ruth@oak.example');
  await asks('odile');
  expect(await mailTo('ruth@oak.example', before, /odile Park demande/)).toContain('/fr-ca/account/people/requests');
  await signIn('');
});

test('[USR-9] a declined asker reads why, and asks three times in 30 days at most; asking twice is asking once', async () => {
  const asker = await asks('bo');
  const before = await lastMail(shop, 'ruth@oak.example');
  expect((await Promise.all([1, 2].map(() => asker.send('POST', '/api/join-request', {})))).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  const mark = await lastMail(shop, 'bo@oak.example');
  expect((await decide(oak.admin, await idOf('bo'), 'decline', { reason: 'Ask your own department' })).body).toBe('{}');
  expect(await mailTo('bo@oak.example', mark, /oak declined your request/)).toContain('Ask your own department');
  expect(await own(asker)).toMatchObject({ state: 'declined', reason: 'Ask your own department', mayAsk: true });
  for (let times = 0; times < 2; times += 1) {
    expect((await asker.send('POST', '/api/join-request', { message: 'Again' })).body).toBe('{}');
    expect((await asker.send('POST', '/api/join-request/withdraw')).body).toBe('{}');
    expect((await asker.send('POST', '/api/join-request/withdraw')).status).toBe(404);
  }
  expect((await asker.send('POST', '/api/join-request', {})).json()).toMatchObject({ code: 'ASKED_TOO_OFTEN' });
  expect(await own(asker)).toMatchObject({ state: 'none', mayAsk: false });
  const { rows } = await shop.db.raw(`select count(*)::int as n from mailbox_message where recipient = 'ruth@oak.example' and id > $1`, [
    before,
  ]);
  expect(Number(rows[0]?.['n'])).toBeLessThanOrEqual(3);
  await age('bo', 31);
  expect(await own(asker)).toMatchObject({ state: 'offer', mayAsk: true });
});

test('[USR-9] a request lapses after 30 days: nobody can approve it, and its asker may ask again', async () => {
  const asker = await asks('lee');
  const requestId = await idOf('lee');
  await age('lee', 30);
  expect(await own(asker)).toMatchObject({ state: 'lapsed', mayAsk: true });
  expect(await idOf('lee')).toBe('');
  expect((await decide(oak.admin, requestId, 'approve', { role: 'buyer' })).json()).toMatchObject({ code: 'REQUEST_GONE' });
  expect((await asker.send('POST', '/api/join-request', {})).body).toBe('{}');
  expect(await own(asker)).toMatchObject({ state: 'waiting' });
});

test('[USR-9] of two who decide at once one counts, and a withdrawal and a decision do not both', async () => {
  const boss = await invited(shop, oak.admin, { email: 'boss@oak.example', role: 'administrator', password: PASSWORD });
  const asker = await asks('ida');
  const requestId = await idOf('ida');
  const both = await Promise.all([decide(oak.admin, requestId, 'approve', { role: 'buyer' }), decide(boss, requestId, 'decline', {})]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  const { rows } = await shop.db.raw(`select state from join_request where request_id = $1`, [requestId]);
  expect(await members('ida')).toBe(rows[0]?.['state'] === 'approved' ? 1 : 0);
  expect((await sessionIn(asker)).signedIn).toBe(true);

  const second = await asks('uma');
  const secondId = await idOf('uma');
  const [taken, approved] = await Promise.all([
    second.send('POST', '/api/join-request/withdraw'),
    decide(oak.admin, secondId, 'approve', { role: 'buyer' }),
  ]);
  expect([taken.status, approved.status].toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect(await members('uma')).toBe(approved.status === 200 ? 1 : 0);
});

test('[USR-9] invited and asked at once makes one member; an approval ends the invitation, and an acceptance the request', async () => {
  const asker = await asks('kim');
  await oak.admin.send('POST', '/api/organization/invitations', { email: 'kim@oak.example', role: 'viewer' });
  const [requestId, token] = [await idOf('kim'), await invitationToken(shop, 'kim@oak.example')];
  const both = await Promise.all([
    asker.send('POST', '/api/organization/join', { token }),
    decide(oak.admin, requestId, 'approve', { role: 'buyer' }),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await members('kim')).toBe(1);
  expect(await idOf('kim')).toBe('');
  const open = await shop.db.raw(`select count(*)::int as n from invitation where email_key = 'kim@oak.example'`);
  expect(open.rows[0]?.['n']).toBe(0);
  expect((await asker.send('POST', '/api/organization/join', { token })).status).toBe(400);
});

test('[USR-9] trust 22: only who manages people decides, of their own organization, and makes administrators only as one', async () => {
  await asks('ole');
  const requestId = await idOf('ole');
  const buyer = await invited(shop, oak.admin, { email: 'buyer@oak.example', role: 'buyer', password: PASSWORD });
  expect((await decide(buyer, requestId, 'approve', { role: 'buyer' })).status).toBe(403);
  const moss = await organization(shop, 'moss');
  expect((await decide(moss.admin, requestId, 'approve', { role: 'buyer' })).json()).toMatchObject({ code: 'REQUEST_GONE' });
  expect(await requests(moss.admin)).toEqual([]);
  const { people } = (await oak.admin.send('GET', '/api/organization/people?search=buyer')).json<{
    people: readonly { profileId: string }[];
  }>();
  await oak.admin.send('POST', `/api/organization/people/${people[0]?.profileId}`, { role: 'buyer', granted: ['H_MU'], withheld: [] });
  expect((await decide(buyer, requestId, 'approve', { role: 'administrator' })).json()).toMatchObject({ code: 'ADMINISTRATORS_ONLY' });
  expect((await decide(buyer, requestId, 'approve', { role: 'buyer' })).status).toBe(200);
});

test('[USR-9] who was deactivated cannot ask, and comes back by no request', async () => {
  const asker = await asks('dan');
  await decide(oak.admin, await idOf('dan'), 'approve', { role: 'buyer' });
  const { people } = (await oak.admin.send('GET', '/api/organization/people?search=dan')).json<{
    people: readonly { profileId: string }[];
  }>();
  await oak.admin.send('POST', `/api/organization/people/${people[0]?.profileId}/deactivate`, {});
  expect((await asker.send('POST', '/api/join-request', {})).status).toBe(401);
  const stranger = shop.browser('business');
  const again = { fullName: 'Dan Park', email: 'dan@oak.example', password: PASSWORD, company: 'Dan & Co' };
  // The address has an account, whose owner is told by mail; none is opened.
  expect((await stranger.send('POST', '/api/create-account', again)).json()).toEqual({});
  expect((await stranger.send('POST', '/api/sign-in', { email: 'dan@oak.example', password: 'a place at the table' })).status).toBe(400);
  expect((await requests(oak.admin)).some(({ email }) => email === 'dan@oak.example')).toBe(false);
});

test('[USR-9] [USR-11] trust 19: where a second step is the rule, an approval signs the new member out, to set one up', async () => {
  const asker = await asks('pia');
  await shop.db.raw('update account set requires_second_step = true where account_number = $1', [oak.accountNumber]);
  await decide(oak.admin, await idOf('pia'), 'approve', { role: 'buyer' });
  await shop.db.raw('update account set requires_second_step = false where account_number = $1', [oak.accountNumber]);
  expect((await sessionIn(asker)).signedIn).toBe(false);
  expect(await members('pia')).toBe(1);
});

test('[USR-12] requests are in the download of the person’s data, and go with the account', async () => {
  const asker = await asks('gil', 'Hello');
  const { rows } = await shop.db.raw(`select profile_id from profile where email_key = 'gil@oak.example'`);
  const person = String(rows[0]?.['profile_id']);
  const { REQUESTS_OF_PERSON } = await import('./join-queries.ts');
  expect(await shop.db.many(REQUESTS_OF_PERSON, [person])).toMatchObject([{ message: 'Hello', state: 'waiting' }]);
  const gone = await asker.send('POST', '/api/account/delete', { present: 'a place at the table', understood: true });
  expect(gone.status).toBe(200);
  expect(await idOf('gil')).toBe('');
});
