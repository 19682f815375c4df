import { expect, test } from 'vitest';
import { accessText, admissionOf, isPermission, NO_PERMISSIONS, PERMISSIONS, type Access, type Caller } from '#base/access/rules';

const guest: Caller = { kind: 'shopper', signedIn: false, permissions: NO_PERMISSIONS };
const person: Caller = { kind: 'shopper', signedIn: true, permissions: NO_PERMISSIONS };
const member: Caller = { kind: 'member', organization: '10024501', permissions: new Set(['H_EBL']) };
const staff: Caller = { kind: 'staff', role: 'representative', permissions: NO_PERMISSIONS };
const system: Caller = { kind: 'system' };

test.each<[string, Access, readonly string[]]>([
  // guest, person, member with H_EBL, staff, system
  ['anyone', 'anyone', ['allowed', 'allowed', 'allowed', 'allowed', 'allowed']],
  ['shopper', 'shopper', ['allowed', 'allowed', 'allowed', 'allowed', 'forbidden']],
  ['account', 'account', ['signIn', 'allowed', 'allowed', 'allowed', 'forbidden']],
  ['H_EBL', { permission: 'H_EBL' }, ['signIn', 'forbidden', 'allowed', 'forbidden', 'forbidden']],
  ['H_SB or H_EBL', { permission: ['H_SB', 'H_EBL'] }, ['signIn', 'forbidden', 'allowed', 'forbidden', 'forbidden']],
  ['H_SB', { permission: ['H_SB'] }, ['signIn', 'forbidden', 'forbidden', 'forbidden', 'forbidden']],
  ['staff: representative', { staff: 'representative' }, ['signIn', 'forbidden', 'forbidden', 'allowed', 'forbidden']],
  ['shopper, of an organization with H_EBL', { visitorWith: 'H_EBL' }, ['allowed', 'allowed', 'allowed', 'allowed', 'forbidden']],
  ['shopper, of an organization with DL', { visitorWith: 'DL' }, ['allowed', 'allowed', 'forbidden', 'allowed', 'forbidden']],
  ['account, of an organization with H_EBL', { memberWith: 'H_EBL' }, ['signIn', 'allowed', 'allowed', 'allowed', 'forbidden']],
  ['account, of an organization with H_CP', { memberWith: 'H_CP' }, ['signIn', 'allowed', 'forbidden', 'allowed', 'forbidden']],
  ['system', 'system', ['forbidden', 'forbidden', 'forbidden', 'forbidden', 'allowed']],
])('[USR-4] who may do what is for %s', (text, access, admissions) => {
  expect([guest, person, member, staff, system].map((caller) => admissionOf(access, caller))).toEqual(admissions);
  expect(accessText(access)).toBe(text);
});

test('[USR-4] the table has every code of §6', () => {
  const codes = `G_WS G_IOC G_CSE G_BOP G_BIO G_IBV MPI HC
    H_AO H_AL H_AG H_R H_CM H_SB H_SAM H_MU H_AR H_EMP H_SL H_CP H_EBL H_SSD
    G_SE G_ALP G_AL G_BRE G_BT2 G_BT2V G_BT1 G_PSE G_CON PD DL SLB HNP HPP
    ACCOUNT_BILLING PO_REQUIRED TAX_EXEMPT`.split(/\s+/);
  expect(Object.keys(PERMISSIONS).toSorted()).toEqual(codes.toSorted());
  expect(codes.filter((code) => !isPermission(code))).toEqual([]);
  expect(['H_XX', 'constructor', '__proto__', ''].filter(isPermission)).toEqual([]);
});

test('a permission has a name, a meaning, a grantor and a source', () => {
  for (const facts of Object.values(PERMISSIONS)) for (const said of Object.values(facts)) expect(said).not.toBe('');
  expect(new Set(Object.values(PERMISSIONS).map(({ name }) => name)).size).toBe(Object.keys(PERMISSIONS).length);
});
