// What waits for the shopper stands on the overview, and nothing else.
import { expect, test } from 'vitest';
import type { OwnJoinRequest } from '#people/join-requests/contract';
import { served, SHOP } from '#test/screen/page';
import { NeedsYou } from './needs-you.tsx';

const own = (state: OwnJoinRequest['state']): OwnJoinRequest => ({
  state,
  organization: 'Lakeside Clinic',
  message: '',
  reason: '',
  askedAt: '',
  expiresAt: '',
  mayAsk: state === 'offer',
  mayOpen: true,
});
const shown = (props: Partial<Parameters<typeof NeedsYou>[0]>, shop = SHOP): string =>
  served(<NeedsYou expired={[]} asking={[]} joining={null} {...props} />, shop).replaceAll(/<!--.*?-->/g, '');

test('[USR-9] nothing shows when nothing waits', () => {
  expect(shown({})).toBe('');
  expect(shown({ joining: own('none') })).toBe('');
});

test.each([
  ['en-US', '2 people ask to join', 'Nora Park and Bo Ek'],
  ['fr-CA', '2 personnes demandent', 'Nora Park et Bo Ek'],
  ['es-US', '2 personas piden', 'Nora Park y Bo Ek'],
] as const)('[USR-9] who manages people sees who asks to join (%s)', (copyLocale, title, names) => {
  const markup = shown({ asking: ['Nora Park', 'Bo Ek'] }, { ...SHOP, copyLocale });
  expect(markup).toContain(title);
  expect(markup).toContain(names);
  expect(markup).toContain('/account/people/requests');
});

test.each([
  ['offer', 'Your colleagues order for Lakeside Clinic', 'Ask to join'],
  ['waiting', 'You asked to join Lakeside Clinic', 'See your request'],
  ['declined', 'Lakeside Clinic declined your request', 'See your request'],
  ['lapsed', 'answer your request', 'See your request'],
] as const)('[USR-9] who belongs to no organization sees what became of asking: %s', (state, title, link) => {
  const markup = shown({ joining: own(state) });
  expect(markup).toContain(title);
  expect(markup).toContain(link);
});
