// What the page of groups says without any, and after each of its forms (USR-9).
import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import GroupsPage from './groups-page.tsx';
import type { Posted } from './posted.ts';

const it = { groupId: 'it', name: 'IT', people: 1, approvers: [] };

function page(groups: readonly (typeof it)[], actionData?: Posted, locale: 'en-US' | 'fr-CA' = 'en-US'): string {
  const loaderData = { groups, groupApprovers: [], organization: 'Harbor', mayChange: true, title: 'Groups' };
  // The page reads only its loader data and its answer.
  const props = { loaderData, actionData } as unknown as Parameters<typeof GroupsPage>[0];
  return served(<GroupsPage {...props} />, { ...SHOP, locale, copyLocale: locale });
}

const done = (sent: string): Posted => ({ problem: null, field: undefined, sent });
const SENTENCES = ['No groups yet.', 'The group is created.', 'The group is deleted.', 'Saved'];
const saidOn = (html: string): readonly string[] => SENTENCES.filter((sentence) => html.includes(sentence));

test.each([
  ['without groups', page([]), ['No groups yet.']],
  ['with groups', page([it]), []],
  ['after creating one', page([it], done('new')), ['The group is created.']],
  ['after saving one', page([it], done('it')), ['Saved']],
  ['after deleting one', page([it], done('deleted')), ['The group is deleted.']],
  ['after deleting one that was gone', page([it], { ...done('deleted'), problem: 'There is no such group' }), []],
])('[USR-9] the page of groups %s', (_when, html, said) => expect(saidOn(html)).toEqual(said));

test('[USR-9] a refused name is marked at its field', () => {
  const html = page([it], { problem: 'A group has this name', field: 'name', sent: 'it' });
  expect(html.match(/A group has this name/g)).toHaveLength(1);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
});

test('[USR-9] in French', () => expect(page([], undefined, 'fr-CA')).toContain('Aucun groupe pour l’instant.'));
