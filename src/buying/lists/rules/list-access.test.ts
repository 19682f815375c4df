import { expect, test } from 'vitest';
import { allowedLevels, rightsOf, type ListOwnership, type ListViewer } from './list-access.ts';

const owner: ListViewer = { profileId: 'o', siteId: 'business-US', accountNumber: '1', isAdmin: false };
const colleague: ListViewer = { ...owner, profileId: 'c' };
const admin: ListViewer = { ...owner, profileId: 'a', isAdmin: true };
const stranger: ListViewer = { ...owner, profileId: 's', accountNumber: '2', isAdmin: true };
const alone: ListViewer = { ...owner, profileId: 'n', accountNumber: null };
const moved: ListViewer = { ...owner, accountNumber: '2' };
const abroad: ListViewer = { ...owner, siteId: 'business-CA' };

const listOf = (over: Partial<ListOwnership>): ListOwnership => ({
  ownerId: 'o',
  siteId: 'business-US',
  accountNumber: '1',
  accessLevel: 'PERSONAL',
  membersEdit: false,
  ...over,
});

/** s(ee), i(tems), e(dit), h: share. */
function letters(list: Partial<ListOwnership>, viewer: ListViewer): string {
  const { see, items, edit, share } = rightsOf(listOf(list), viewer);
  return `${see ? 's' : ''}${items ? 'i' : ''}${edit ? 'e' : ''}${share ? 'h' : ''}`;
}

const shared = { accessLevel: 'SHARED' } as const;
const global = { accessLevel: 'GLOBAL' } as const;

test.each<[string, Partial<ListOwnership>, ListViewer, string]>([
  ['personal, owner', {}, owner, 'sieh'],
  ['personal, colleague', {}, colleague, ''],
  ['personal, administrator', {}, admin, ''],
  ['shared, owner', shared, owner, 'sieh'],
  ['shared, colleague', shared, colleague, 'si'],
  ['shared to be edited, colleague', { ...shared, membersEdit: true }, colleague, 'sie'],
  ['shared, administrator', shared, admin, 'sie'],
  ['shared, owner who has left the organization', shared, moved, ''],
  ['personal, owner who has left the organization', {}, moved, 'sieh'],
  ['shared, another account', shared, stranger, ''],
  ['shared, nobody’s account', shared, alone, ''],
  ['global, owner who is no administrator', global, owner, 's'],
  ['global, owner who has left the organization', global, moved, ''],
  ['global, colleague', global, colleague, 's'],
  ['global, administrator', global, admin, 'sieh'],
  ['global, another account', global, stranger, ''],
  ['own, on the site of another country', {}, abroad, ''],
])('[LST-3] rights: %s', (_, list, viewer, rights) => expect(letters(list, viewer)).toBe(rights));

test('[LST-3] a list without an account is invisible to other shoppers without an account', () => {
  expect(letters({ ...shared, accountNumber: null }, alone)).toBe('');
});

test('[LST-3] the available levels depend on the account', () => {
  expect(allowedLevels(alone)).toEqual(['PERSONAL']);
  expect(allowedLevels(owner)).toEqual(['PERSONAL', 'SHARED']);
  expect(allowedLevels(admin)).toEqual(['PERSONAL', 'SHARED', 'GLOBAL']);
});
