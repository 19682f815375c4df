import { expect, test } from 'vitest';
import type { Permission } from '#base/access/rules';
import { mayChangeOrder, orderReach, scopeFor, scopesOf } from '#buying/orders/rules';

const account = { accountNumber: '7', name: 'Harbor', division: '', routeType: 'default', salesRep: null };
const reach = (...permissions: readonly Permission[]) => orderReach({ shopperId: 'me', account, permissions: new Set(permissions) });

test.each<[string, readonly Permission[], readonly string[]]>([
  ['a buyer', ['H_EMP'], ['mine']],
  ['an approver', ['H_AO', 'H_AL'], ['mine']],
  ['a group approver', ['H_AG'], ['mine', 'group']],
  ['who reads reports', ['H_R'], ['mine', 'everyone']],
  ['who manages people', ['H_MU'], ['mine', 'everyone']],
  ['an administrator who approves', ['H_SAM', 'H_AG'], ['mine', 'group', 'everyone']],
])('[USR-10] %s chooses among lists', (_who, permissions, scopes) => {
  expect(scopesOf(reach(...permissions))).toEqual(scopes);
});

test('[USR-10] a list without the right to it is one’s own', () => {
  expect([scopeFor(reach('H_AG'), 'everyone'), scopeFor(reach('H_R'), 'everyone'), scopeFor(reach('H_R'), undefined)]).toEqual([
    'mine',
    'everyone',
    'mine',
  ]);
});

test('[USR-10] rights outside an organization open nothing', () => {
  const alone = orderReach({ shopperId: 'me', account: null, permissions: new Set<Permission>(['H_R', 'H_AG', 'H_SAM']) });
  expect(alone).toEqual({ ownerId: 'me', accountNumber: null, seesAll: false, approvesGroups: false, administers: false });
});

test('[USR-10] a colleague’s order is changed by administrators of its organization only', () => {
  const order = { ownerId: 'ben', accountNumber: '7' };
  expect([
    mayChangeOrder(reach('H_SAM'), order),
    mayChangeOrder(reach('H_R', 'H_MU'), order),
    mayChangeOrder(reach('H_SAM'), { ownerId: 'ben', accountNumber: '8' }),
    mayChangeOrder(reach(), { ownerId: 'me', accountNumber: '7' }),
    mayChangeOrder(null, { ownerId: 'guest', accountNumber: null }),
    mayChangeOrder(null, order),
  ]).toEqual([true, false, false, true, true, false]);
});
