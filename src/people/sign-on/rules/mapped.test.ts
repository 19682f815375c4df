import { expect, test } from 'vitest';
import { mappedBy } from '#people/sign-on/rules';

const MAPPINGS = [
  { directoryGroup: 'buyers', role: 'buyer', groupId: 'studio' },
  { directoryGroup: 'admins', role: 'administrator', groupId: null },
  { directoryGroup: 'approvers', role: 'approver', groupId: 'it' },
] as const;

test.each([
  [['admins', 'buyers'], { role: 'administrator', groupId: 'studio' }],
  [['buyers', 'approvers'], { role: 'approver', groupId: 'it' }],
  [['Buyers', 'buyer'], null],
  [[], null],
])('[USR-11] the groups %j give %j', (groups, mapped) => {
  expect(mappedBy(MAPPINGS, groups)).toEqual(mapped);
});
