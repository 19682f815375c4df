// People of an organization, through real requests: inviting, changing, deactivating, and what nobody may do (USR-9, trust 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#test/accounts';
import { invitationToken, invited } from '#test/invited';
import { statement } from '#platform/db';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const PASSWORD = 'correct horse battery';
let addresses = 0;

async function opener(name: string): Promise<Browser> {
  const browser = shop.browser('business');
  addresses += 1;
  const account = { fullName: `${name} Wells`, email: `${name}@inkwell.example`, password: PASSWORD, company: `${name} & Co` };
  await openAccount(shop, browser, account, { headers: { 'x-forwarded-for': `192.0.2.${addresses}` } });
  return browser;
}

interface People {
  readonly people: readonly {
    readonly profileId: string;
    readonly email: string;
    readonly role: string;
    readonly deactivatedAt: string | null;
  }[];
  readonly invitations: readonly { readonly invitationId: string; readonly email: string }[];
}

const people = async (browser: Browser) => (await browser.send('GET', '/api/organization/people')).json<People>();
const idOf = async (browser: Browser, name: string): Promise<string> =>
  (await people(browser)).people.find(({ email }) => email.startsWith(`${name}@`))?.profileId ?? '';
const permissions = async (browser: Browser) =>
  (await browser.send('GET', '/api/session')).json<{ permissions: readonly string[] }>().permissions;

const tokenFor = (email: string): Promise<string> => invitationToken(shop, email);

/** Invites somebody, who accepts in a browser of their own. */
const colleague = (admin: Browser, name: string, role = 'buyer'): Promise<Browser> =>
  invited(shop, admin, { email: `${name}@inkwell.example`, role, password: PASSWORD, fullName: `${name} Park` });

test('[USR-9] who opens a business account administers it', async () => {
  const admin = await opener('ruth');
  expect((await people(admin)).people).toMatchObject([{ email: 'ruth@inkwell.example', role: 'administrator' }]);
  expect(await permissions(admin)).toEqual(expect.arrayContaining(['G_IOC', 'H_MU', 'H_SAM']));
});

test('[USR-9] an invitation works once, and its link shows what it leads to', async () => {
  const admin = await opener('ada');
  const email = 'lena@inkwell.example';
  await admin.send('POST', '/api/organization/invitations', { email, role: 'approver' });
  const token = await tokenFor(email);
  const browser = shop.browser('business');
  const look = await browser.send('POST', '/api/organization/invitation-link', { token });
  expect(look.json()).toEqual({ state: 'newcomer', organization: 'ada & Co', email, signedIn: false });
  expect((await browser.send('POST', '/api/organization/join', { token, fullName: '', password: PASSWORD })).status).toBe(400);
  expect((await browser.send('POST', '/api/organization/join', { token, fullName: 'Lena Park', password: PASSWORD })).status).toBe(200);
  expect(await permissions(browser)).toEqual(expect.arrayContaining(['G_IOC', 'H_AO']));
  const again = await shop.browser('business').send('POST', '/api/organization/join', { token, fullName: 'Eve', password: PASSWORD });
  expect(again.json()).toMatchObject({ code: 'LINK_USED' });
  expect((await people(admin)).invitations).toEqual([]);
});

test('[USR-9] a withdrawn invitation no longer works', async () => {
  const admin = await opener('wilma');
  const email = 'gone@inkwell.example';
  await admin.send('POST', '/api/organization/invitations', { email, role: 'buyer' });
  const token = await tokenFor(email);
  const [invitation] = (await people(admin)).invitations;
  const path = `/api/organization/invitations/${invitation?.invitationId}/withdraw`;
  expect((await admin.send('POST', path, {})).status).toBe(200);
  expect((await shop.browser('business').send('POST', '/api/organization/invitation-link', { token })).json()).toMatchObject({
    state: 'dead',
  });
});

test('[USR-9] trust 20: an inviter does not learn that an address has an account; its reader does', async () => {
  const [admin] = [await opener('noor'), await opener('taken')];
  const invite = (email: string) => admin.send('POST', '/api/organization/invitations', { email, role: 'buyer' });
  const [known, unknown] = [await invite('taken@inkwell.example'), await invite('fresh@inkwell.example')];
  expect([known.status, known.json()]).toEqual([unknown.status, unknown.json()]);
  const token = await tokenFor('taken@inkwell.example');
  const browser = shop.browser('business');
  expect((await browser.send('POST', '/api/organization/invitation-link', { token })).json()).toMatchObject({ state: 'elsewhere' });
  expect((await browser.send('POST', '/api/organization/join', { token, fullName: 'Eve', password: PASSWORD })).json()).toMatchObject({
    code: 'ELSEWHERE',
  });
});

test('[USR-9] a withheld right is gone in the person’s open session at once, and comes back', async () => {
  const admin = await opener('mona');
  const buyer = await colleague(admin, 'theo');
  const path = `/api/organization/people/${await idOf(admin, 'theo')}`;
  await admin.send('POST', path, { role: 'buyer', granted: ['H_R'], withheld: ['G_IOC'] });
  expect(await permissions(buyer)).toEqual(expect.not.arrayContaining(['G_IOC']));
  expect(await permissions(buyer)).toContain('H_R');
  await admin.send('POST', path, { role: 'buyer', granted: [], withheld: [] });
  expect(await permissions(buyer)).toContain('G_IOC');
});

test('[USR-9] an invitation carries the rights its person will have, a newcomer’s and an account’s alike', async () => {
  const admin = await opener('ines');
  const yan = { email: 'yan@inkwell.example', role: 'buyer', granted: ['H_R'], withheld: ['G_IOC'] };
  const unknown = await admin.send('POST', '/api/organization/invitations', { ...yan, granted: ['H_SAM'] });
  expect(unknown.json()).toMatchObject({ code: 'RIGHT_UNKNOWN' });
  const newcomer = await invited(shop, admin, { ...yan, password: PASSWORD });
  const joined = await permissions(newcomer);
  expect([joined.includes('H_R'), joined.includes('G_IOC'), joined.includes('G_WS')]).toEqual([true, false, true]);
  const loner = await opener('lou');
  await shop.db.raw(`update profile set account_number = null, role = '', permissions = '{}' where email = 'lou@inkwell.example'`);
  await admin.send('POST', '/api/organization/invitations', {
    email: 'lou@inkwell.example',
    role: 'buyer',
    granted: ['H_EBL'],
    withheld: ['G_WS'],
  });
  expect((await people(admin)).invitations).toMatchObject([{ granted: ['H_EBL'], withheld: ['G_WS'] }]);
  expect((await loner.send('POST', '/api/organization/join', { token: await tokenFor('lou@inkwell.example') })).status).toBe(200);
  const has = await permissions(loner);
  expect([has.includes('H_EBL'), has.includes('G_WS'), has.includes('G_IOC')]).toEqual([true, false, true]);
});

test('[USR-9] trust 22: a people manager invites nobody with rights that only administrators grant', async () => {
  const admin = await opener('zoe');
  const manager = await colleague(admin, 'vera');
  await admin.send('POST', `/api/organization/people/${await idOf(admin, 'vera')}`, { role: 'buyer', granted: ['H_MU'], withheld: [] });
  const invite = (granted: readonly string[]) =>
    manager.send('POST', '/api/organization/invitations', { email: 'ulla@inkwell.example', role: 'buyer', granted });
  expect((await invite(['H_SB'])).json()).toMatchObject({ code: 'ADMINISTRATORS_ONLY' });
  expect((await invite(['H_R'])).status).toBe(200);
});

test('[USR-9] deactivating ends the person’s sessions at once and keeps them out until they are reactivated', async () => {
  const admin = await opener('dora');
  const buyer = await colleague(admin, 'brigid');
  const id = await idOf(admin, 'brigid');
  const shown = async () =>
    (await admin.send('GET', `/api/organization/people/${id}`)).json<{ deactivatedBy: string | null }>().deactivatedBy;
  expect(await shown()).toBeNull();
  expect((await admin.send('POST', `/api/organization/people/${id}/deactivate`, {})).status).toBe(200);
  expect(await shown()).toBe('dora Wells');
  expect((await buyer.send('GET', '/api/session')).json()).toMatchObject({ signedIn: false });
  const signIn = () => shop.browser('business').send('POST', '/api/sign-in', { email: 'brigid@inkwell.example', password: PASSWORD });
  expect((await signIn()).json()).toMatchObject({ code: 'SIGN_IN_FAILED' });
  expect((await admin.send('POST', `/api/organization/people/${id}/reactivate`, {})).status).toBe(200);
  expect((await signIn()).status).toBe(200);
});

test('[USR-9] trust 22: nobody raises themselves, and people of another organization do not exist', async () => {
  const [admin, stranger] = [await opener('olga'), await opener('other')];
  const manager = await colleague(admin, 'mia');
  const id = await idOf(admin, 'mia');
  const change = (by: Browser, whose: string, body: object) => by.send('POST', `/api/organization/people/${whose}`, body);
  const all = { role: 'administrator', granted: [], withheld: [] };
  expect((await change(manager, id, all)).status).toBe(403);
  await change(admin, id, { role: 'buyer', granted: ['H_MU'], withheld: [] });
  expect((await change(manager, id, all)).json()).toMatchObject({ code: 'OWN_RIGHTS' });
  expect((await change(manager, await idOf(admin, 'olga'), { ...all, role: 'buyer' })).status).toBe(403);
  expect((await change(stranger, id, { ...all, role: 'buyer' })).status).toBe(404);
  expect((await stranger.send('GET', `/api/organization/people/${id}`)).status).toBe(404);
  // What is refused is not offered either.
  const shown = async (by: Browser, name: string) => (await by.send('GET', `/api/organization/people/${await idOf(admin, name)}`)).json();
  for (const name of ['mia', 'olga']) expect(await shown(manager, name)).toMatchObject({ mayChange: false, youAdminister: false });
  expect(await shown(admin, 'olga')).toMatchObject({ mayChange: true, youAdminister: true });
  await colleague(admin, 'nils');
  expect(await shown(manager, 'nils')).toMatchObject({ mayChange: true, youAdminister: false });
  // Fields that the call does not know are refused, not assigned.
  expect((await change(admin, id, { ...all, role: 'buyer', permissions: ['ACCOUNT_BILLING'] })).status).toBe(400);
});

test('[USR-9] what a role grants is not offered again', async () => {
  const admin = await opener('pia');
  const found = await admin.send('GET', `/api/organization/people/${await idOf(admin, 'pia')}`);
  expect(found.json<{ grantable: readonly string[] }>().grantable).toEqual(['H_AO', 'H_AG']);
  expect(found.json()).toMatchObject({ isLastAdministrator: true, youAdminister: true });
});

test('[USR-9] of two administrators who demote each other at once, one stays', async () => {
  const first = await opener('anna');
  const second = await colleague(first, 'bert', 'administrator');
  const [firstId, secondId] = [await idOf(first, 'anna'), await idOf(first, 'bert')];
  const body = { role: 'buyer', granted: [], withheld: [] };
  await Promise.all([
    first.send('POST', `/api/organization/people/${secondId}`, body),
    second.send('POST', `/api/organization/people/${firstId}`, body),
  ]);
  const { rows } = await shop.db.raw(
    `select count(*)::int as n from profile where role = 'administrator' and deactivated_at is null and profile_id in ($1, $2)`,
    [firstId, secondId],
  );
  expect(rows[0]?.['n']).toBe(1);
});

test('[USR-9] the administration is handed over, and the history says who changed what', async () => {
  const admin = await opener('hans');
  const next = await colleague(admin, 'iris', 'viewer');
  expect((await admin.send('POST', `/api/organization/people/${await idOf(admin, 'hans')}/deactivate`, {})).json()).toMatchObject({
    code: 'LAST_ADMINISTRATOR',
  });
  expect((await admin.send('POST', `/api/organization/people/${await idOf(admin, 'iris')}/hand-over`, {})).status).toBe(200);
  expect((await admin.send('GET', '/api/organization/people')).status).toBe(403);
  await next.send('POST', '/api/sign-in', { email: 'iris@inkwell.example', password: PASSWORD });
  const { events } = (await next.send('GET', '/api/organization/history')).json<{
    events: readonly { kind: string; actorName: string }[];
  }>();
  expect(events.map(({ kind, actorName }) => `${actorName}: ${kind}`)).toEqual([
    'hans Wells: handedOver',
    'iris Park: joined',
    'hans Wells: invited',
  ]);
});

test('[USR-9] groups have people and approvers, and another organization’s group does not exist', async () => {
  const [admin, stranger] = [await opener('gina'), await opener('eve')];
  const { groupId } = (await admin.send('POST', '/api/organization/groups', { name: 'IT' })).json<{ groupId: string }>();
  expect((await admin.send('POST', '/api/organization/groups', { name: 'it' })).json()).toMatchObject({ code: 'GROUP_NAME_TAKEN' });
  const id = await idOf(admin, 'gina');
  await admin.send('POST', '/api/organization/groups', { groupId, name: 'IT', approverIds: [id] });
  await admin.send('POST', `/api/organization/people/${id}`, { role: 'administrator', granted: [], withheld: [], groupId });
  const { groups } = (await admin.send('GET', '/api/organization/people')).json<{ groups: readonly unknown[] }>();
  expect(groups).toEqual([{ groupId, name: 'IT', people: 1, approvers: [id] }]);
  // Whoever may approve is named, wherever the list of people has them; who only buys is not.
  await invited(shop, admin, { email: 'bo@inkwell.example', role: 'buyer', password: PASSWORD });
  await invited(shop, admin, { email: 'kit@inkwell.example', role: 'groupApprover', password: PASSWORD, fullName: 'Kit Ode' });
  const nobody = (await admin.send('GET', '/api/organization/people?search=nobody')).json<{
    people: unknown[];
    groupApprovers: { name: string }[];
  }>();
  expect([nobody.people, nobody.groupApprovers.map(({ name }) => name)]).toEqual([[], ['Kit Ode', expect.stringContaining('ina')]]);
  expect((await stranger.send('POST', '/api/organization/groups', { groupId, name: 'Mine' })).status).toBe(404);
  expect((await stranger.send('GET', `/api/organization/people?group=${groupId}`)).status).toBe(404);
});

test('[USR-9] the people come as a file, for whoever manages them', async () => {
  const admin = await opener('petra');
  const buyer = await colleague(admin, 'pablo');
  const file = await admin.send('GET', '/account/people.csv');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows = file.body.replace('\uFEFF', '').trimEnd().split('\n');
  expect(rows[0]).toBe('Name,Email,Role,Group,Granted,Withheld,Status,Last here');
  expect(rows.slice(1).map((row) => row.split(',').slice(0, 3))).toEqual([
    ['pablo Park', 'pablo@inkwell.example', 'Buyer'],
    ['petra Wells', 'petra@inkwell.example', 'Administrator'],
  ]);
  expect((await buyer.send('GET', '/account/people.csv')).status).toBe(403);
  expect((await shop.browser('business').send('GET', '/account/people.csv')).status).toBe(401);
});

test('[USR-9] who manages people sees who is here; a representative’s visit does not count', async () => {
  const admin = await opener('seen');
  await colleague(admin, 'here');
  const shown = (await admin.send('GET', '/api/organization/people')).json<{ people: { email: string; isHere: boolean }[] }>();
  expect(shown.people.map(({ email, isHere }) => [email, isHere])).toEqual([
    ['here@inkwell.example', true],
    ['seen@inkwell.example', true],
  ]);
  const gone = await idOf(admin, 'here');
  await shop.db.run(statement('test_forget_sign_ins', 'delete from account_activity where profile_id = $1'), [gone]);
  await shop.db.run(statement('test_only_represented', 'update session set begun_by = profile_id where profile_id = $1'), [gone]);
  const after = (await admin.send('GET', '/api/organization/people')).json<{ people: { email: string; lastSeenAt: string | null }[] }>();
  expect(after.people.find(({ email }) => email.startsWith('here@'))).toMatchObject({ lastSeenAt: null });
});
