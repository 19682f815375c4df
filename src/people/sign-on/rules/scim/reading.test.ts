import { expect, test } from 'vitest';
import { project, readFilter, readGroupPatch, readPage, readUser, readUserPatch } from './index.ts';

const NAMES = ['username', 'emails.value', 'members.value', 'id'];

test.each<[string, Record<string, string>]>([
  ['userName eq "a@b.example"', { username: 'a@b.example' }],
  ['USERNAME EQ "a\\"b"', { username: 'a"b' }],
  ['emails[type eq "work"].value eq "x"', { 'emails.value': 'x' }],
  ['emails[primary eq true] eq "x"', { 'emails.value': 'x' }],
  ['id eq "1" AND members.value eq "2"', { id: '1', 'members.value': '2' }],
  ['userName eq "a and b"', { username: 'a and b' }],
])('[USR-11] the filter %s is understood', (text, wanted) => {
  expect(readFilter(text, NAMES)).toEqual({ ok: true, value: new Map(Object.entries(wanted)) });
});

test.each([
  '',
  ' ',
  'userName eq',
  'userName ne "x"',
  'userName eq "x" or id eq "1"',
  'not (userName eq "x")',
  'userName eq "x" and',
  'userName eq "x" and userName eq "y"',
  'emails[type eq "home"].value eq "x"',
  'urn:example:User:userName eq "x"',
  'userName eq "\\x"',
  'constructor eq "x"',
  `userName eq "${'x'.repeat(1_000)}"`,
])('[USR-11] the filter %j is refused', (text) => expect(readFilter(text, NAMES)).toEqual({ ok: false, problem: 'FILTER' }));

test('[USR-11] of several addresses the primary one counts, then that of work, then the first', () => {
  const email = (emails: unknown) => readUser({ userName: 'a', emails });
  const [home, work, main] = [{ value: 'h' }, { value: 'w', type: 'work' }, { value: 'p', primary: 'True' }];
  expect(email([home, work, main])).toMatchObject({ value: { email: 'p' } });
  expect(email([home, work])).toMatchObject({ value: { email: 'w' } });
  expect(email([home])).toMatchObject({ value: { email: 'h' } });
  expect(email([])).toEqual({ ok: true, value: { userName: 'a' } });
});

test('[USR-11] operations count one after the other', () => {
  const read = readUserPatch({
    Operations: [
      { op: 'add', path: 'active', value: false },
      { op: 'Replace', value: { active: 'True', name: { givenName: 'Ana', honorificPrefix: 'Dr.' } } },
    ],
  });
  expect(read).toEqual({ ok: true, value: { active: true, givenName: 'Ana' } });
  const members = readGroupPatch({
    Operations: [
      { op: 'remove', path: 'members' },
      { op: 'add', path: 'members', value: { value: 'x' } },
    ],
  });
  expect(members).toEqual({
    ok: true,
    value: {
      members: [
        { kind: 'all', ids: [] },
        { kind: 'add', ids: ['x'] },
      ],
    },
  });
});

test('[USR-11] pages and attributes stay within limits', () => {
  expect(readPage(undefined, undefined)).toEqual({ startIndex: 1, count: 100 });
  expect(readPage('-5', '9999')).toEqual({ startIndex: 1, count: 200 });
  expect(readPage('1', '-1')).toEqual({ startIndex: 1, count: 0 });
  expect(readPage('x', '1')).toBeNull();
  const resource = { schemas: [], id: '1', userName: 'a', groups: [] };
  expect(project(resource, { attributes: 'userName', excludedAttributes: '' })).toEqual({ schemas: [], id: '1', userName: 'a' });
  expect(project(resource, { attributes: '', excludedAttributes: 'id,GROUPS' })).toEqual({ schemas: [], id: '1', userName: 'a' });
});
