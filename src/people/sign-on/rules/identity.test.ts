import { expect, test } from 'vitest';
import { claimNames, readIdentity } from '#people/sign-on/rules';

const RULES = { groupsClaim: 'groups', trustsAddresses: false };
const RUTH = { sub: 'u-1', email: 'ruth@harborpine.example', email_verified: true, name: 'Ruth Adler' };

test('[USR-11] a person has the provider’s subject, address, name and groups', () => {
  expect(readIdentity({ ...RUTH, groups: ['it', '', 7, 'buyers'] }, RULES)).toEqual({
    ok: true,
    value: { subject: 'u-1', directoryIds: ['u-1'], email: 'ruth@harborpine.example', fullName: 'Ruth Adler', groups: ['it', 'buyers'] },
  });
});

test.each([
  ['given and family name', { given_name: 'Ruth', family_name: 'Adler' }, 'Ruth Adler'],
  ['no name', {}, 'ruth'],
  ['a name with a line break', { name: 'Ruth\nAdler' }, 'Ruth Adler'],
])('[USR-11] the name from %s', (_what, claims, fullName) => {
  expect(readIdentity({ ...RUTH, name: undefined, ...claims }, RULES)).toMatchObject({ value: { fullName } });
});

test.each([
  ['no subject', { sub: undefined }, 'SUBJECT_MISSING'],
  ['a subject that cannot be stored', { sub: 'a\u0000b' }, 'SUBJECT_MISSING'],
  ['no address', { email: undefined }, 'EMAIL_MISSING'],
  ['an address that is none', { email: 'ruth' }, 'EMAIL_MISSING'],
  ['an address that is not verified', { email_verified: false }, 'EMAIL_UNVERIFIED'],
  ['an address of which nothing is said', { email_verified: undefined }, 'EMAIL_UNVERIFIED'],
])('[USR-11] trust 21: %s is refused', (_what, claims, problem) => {
  expect(readIdentity({ ...RUTH, ...claims }, RULES)).toEqual({ ok: false, problem });
});

test('[USR-11] silence about addresses is enough where the organization says so; a plain no is not', () => {
  const trusting = { ...RULES, trustsAddresses: true };
  expect(readIdentity({ ...RUTH, email_verified: undefined }, trusting)).toMatchObject({ ok: true });
  expect(readIdentity({ ...RUTH, email_verified: false }, trusting)).toMatchObject({ problem: 'EMAIL_UNVERIFIED' });
});

test('[USR-11] one group may come as a text, under a name of the organization’s own', () => {
  expect(readIdentity({ ...RUTH, 'https://id/groups': 'it' }, { ...RULES, groupsClaim: 'https://id/groups' })).toMatchObject({
    value: { groups: ['it'] },
  });
});

test('[USR-11] administrators are told what was received about the person', () => {
  expect(claimNames({ ...RUTH, iss: 'x', aud: 'y', memberOf: [] })).toEqual(['sub', 'email', 'email_verified', 'name', 'memberOf']);
});
