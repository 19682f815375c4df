import { expect, test } from 'vitest';
import { readIdentity, samlClaims } from '#people/sign-on/rules';

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const RULES = { groupsClaim: 'memberOf', trustsAddresses: false };

test('[USR-11] attributes of a SAML answer say who signs on', () => {
  const attributes = { workMail: 'ruth@pine.example', givenName: 'Ruth', sn: 'Adler', memberOf: ['it', 'buyers'] };
  const claims = samlClaims({ nameId: 'u-1', nameIdFormat: PERSISTENT, attributes }, 'workMail');
  expect(readIdentity(claims, RULES)).toEqual({
    ok: true,
    value: { subject: 'u-1', directoryIds: ['u-1'], email: 'ruth@pine.example', fullName: 'Ruth Adler', groups: ['it', 'buyers'] },
  });
});

test.each([
  ['the usual attribute', { mail: 'ruth@pine.example' }, PERSISTENT, 'u-1', 'u-1'],
  ['the name itself', {}, 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress', 'ruth@pine.example', 'ruth@pine.example'],
  ['an attribute beside a name that changes', { email: 'ruth@pine.example' }, 'x:transient', '_a8', 'ruth@pine.example'],
])('[USR-11] the address is found in %s', (_what, attributes, nameIdFormat, nameId, subject) => {
  const read = readIdentity(samlClaims({ nameId, nameIdFormat, attributes }, 'email'), RULES);
  expect(read).toMatchObject({ value: { email: 'ruth@pine.example', subject } });
});

test('[USR-11] an attribute with several values is no address', () => {
  const attributes = { email: ['ruth@pine.example', 'eve@pine.example'] };
  expect(readIdentity(samlClaims({ nameId: 'u-1', nameIdFormat: PERSISTENT, attributes }, 'email'), RULES)).toMatchObject({
    problem: 'EMAIL_MISSING',
  });
});
