import { expect, test } from 'vitest';
import { messageIn, messageState, readMessage, type TypedMessage } from './index.ts';

const TYPED: TypedMessage = {
  title: ' Order  paper by Thursday ',
  body: 'The building is closed on Friday.\n',
  titleFrench: '',
  bodyFrench: '',
  tone: 'warn',
  places: ['checkout', 'cart'],
  firstDay: '2026-11-20',
  lastDay: '2026-11-27',
  everybody: true,
  groupIds: [],
};
const codes = (change: Partial<TypedMessage>) => {
  const read = readMessage({ ...TYPED, ...change });
  return read.ok ? [] : read.problem.map(({ field, code }) => `${field} ${code}`);
};

test('[B2B-5] a message is read with its texts trimmed and its places in order', () => {
  const read = readMessage(TYPED);
  expect(read).toMatchObject({
    ok: true,
    value: { title: 'Order paper by Thursday', body: 'The building is closed on Friday.', places: ['cart', 'checkout'], tone: 'warn' },
  });
});

test.each<[Partial<TypedMessage>, string]>([
  [{ title: ' ' }, 'title MESSAGE_TITLE_REQUIRED'],
  [{ body: '' }, 'body MESSAGE_BODY_REQUIRED'],
  [{ title: 'x'.repeat(81) }, 'title MESSAGE_TEXT_LONG'],
  [{ body: 'x'.repeat(601) }, 'body MESSAGE_TEXT_LONG'],
  [{ titleFrench: 'Fermé' }, 'bodyFrench MESSAGE_FRENCH_INCOMPLETE'],
  [{ bodyFrench: 'Fermé vendredi.' }, 'titleFrench MESSAGE_FRENCH_INCOMPLETE'],
  [{ places: ['nowhere'] }, 'places MESSAGE_PLACE_REQUIRED'],
  [{ firstDay: '2026-02-30', lastDay: '' }, 'firstDay MESSAGE_DAY_INVALID'],
  [{ lastDay: 'soon' }, 'lastDay MESSAGE_DAY_INVALID'],
  [{ lastDay: '2026-11-19' }, 'lastDay MESSAGE_ENDS_FIRST'],
  [{ everybody: false }, 'groupIds MESSAGE_GROUP_REQUIRED'],
])('[B2B-5] %j is refused with its reason', (change, code) => {
  expect(codes(change)).toEqual([code]);
});

test('[B2B-5] a message runs from its first day through its last', () => {
  expect(['2026-11-19', '2026-11-20', '2026-11-27', '2026-11-28'].map((today) => messageState(TYPED, today))).toEqual([
    'coming',
    'running',
    'running',
    'ended',
  ]);
  expect(messageState({ ...TYPED, lastDay: '' }, '2036-01-01')).toBe('running');
});

test('[B2B-5] pages in French show the French text where there is one', () => {
  const both = { title: 'Closed', body: 'On Friday.', titleFrench: 'Fermé', bodyFrench: 'Vendredi.' };
  expect(messageIn(both, 'fr-CA').title).toBe('Fermé');
  expect(messageIn(both, 'en-CA').title).toBe('Closed');
  expect(messageIn({ ...both, titleFrench: '', bodyFrench: '' }, 'fr-CA').title).toBe('Closed');
});
