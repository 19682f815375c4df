import { expect, test } from 'vitest';
import { EMPTY, type EditAnswer, type Kept, type KeptList, type OfflineEdit } from '#buying/offline/rules';
import { served, SHOP } from '#test/screen/page';
import { KeptScreen, OfflineScreen } from './offline-screen.tsx';
import { sendAll, type SendReply } from './send-edits.ts';
import type { Offline } from './use-offline.ts';

const list: KeptList = {
  listId: 'one',
  name: 'Front desk',
  readOnly: false,
  savedAt: Date.UTC(2026, 10, 30, 12),
  lines: [
    { listItemId: 'a', itemId: '246810', name: 'Copy paper', qty: 3, note: 'top shelf', par: 6, onHand: 2, imageUrl: null },
    { listItemId: 'b', itemId: '401588', name: 'Gel pens', qty: 1, note: null, par: null, onHand: null, imageUrl: null },
  ],
};
const edit = (key: string, more: Partial<OfflineEdit> = {}): OfflineEdit => ({
  key,
  listId: 'one',
  kind: 'quantity',
  listItemId: 'a',
  number: '',
  before: '3',
  wanted: '7',
  ...more,
});
const answer = (key: string, outcome: EditAnswer['outcome'], more: Partial<EditAnswer> = {}): EditAnswer => ({
  key,
  outcome,
  present: null,
  reason: null,
  ...more,
});
const nothing = (): void => undefined;
const shown = (kept: Kept, more: Partial<Offline> = {}): string => {
  const offline = { kept, online: false, sending: false, sent: null, change: nothing, edit: nothing, send: nothing, ...more };
  return served(<KeptScreen kept={kept} offline={offline} />);
};

test('[LST-6] the page as it is served holds nothing of anybody', () => {
  const html = served(<OfflineScreen shop={{ send: () => Promise.resolve({ gone: true }), whose: () => Promise.resolve(null) }} />);
  expect(html).toContain('<h1>Offline</h1>');
  expect(html).toContain('Reading what this browser kept');
  expect(html).toContain('This page needs JavaScript.');
});

test('[LST-6] lists, how many changes wait, and rows of a quick order are shown without a connection', () => {
  const added = edit('2', { kind: 'add', listItemId: '', number: '310877', before: null, wanted: '2' });
  const html = shown({ ...EMPTY, lists: [list], edits: [edit('1'), added], rows: [{ number: '12-34', qty: '5' }] });
  expect(html).toContain('You’re offline.');
  expect(html).toContain('2 changes waiting.');
  expect(html).toContain('Front desk');
  expect(html).toContain('3 items');
  expect(html).toContain('Item 12-34');
  expect(shown(EMPTY)).toContain('No lists kept');
  expect(shown(EMPTY, { online: true })).toContain('You’re connected.');
});

test('[LST-6] conflicts, what is gone and what was refused are told in words, and a conflict lets the shopper choose', () => {
  const trouble = { edit: edit('1'), listName: 'Front desk', title: 'Copy paper', present: null, reason: null };
  const html = shown({
    ...EMPTY,
    troubles: [
      { ...trouble, outcome: 'conflict', present: '5' },
      { ...trouble, edit: edit('2', { kind: 'note', wanted: null }), outcome: 'conflict', present: 'blue' },
      { ...trouble, edit: edit('5', { kind: 'par', wanted: null }), outcome: 'conflict', present: '9' },
      { ...trouble, edit: edit('6', { kind: 'onHand', wanted: '2' }), outcome: 'conflict', present: null },
      { ...trouble, edit: edit('3'), outcome: 'gone' },
      { ...trouble, edit: edit('4'), outcome: 'refused', reason: 'This list is full.' },
    ],
  });
  expect(html).toContain('Copy paper on Front desk: someone changed this while you were offline.');
  expect(html).toContain('You wanted quantity 7. It’s now 5.');
  expect(html).toContain('You wanted the note “no note”. It’s now “blue”.');
  expect(html).toContain('You wanted par level none. It’s now 9.');
  expect(html).toContain('You counted 2 on hand. It’s now none.');
  expect(html).toContain('it’s no longer on the list Front desk');
  expect(html).toContain('This list is full.');
  expect(html.match(/Use mine/g)).toHaveLength(4);
  expect(html.match(/Keep what’s there/g)).toHaveLength(4);
});

test('[LST-6] that changes of somebody wait is told to who may be them, without a word of what they are', () => {
  const sealed = [{ owner: 'ann', at: 0, lists: [list], edits: [edit('1')], troubles: [], rows: [{ number: '12-34', qty: '5' }] }];
  const html = shown({ ...EMPTY, sealed }, { online: true });
  expect(html).toContain('Changes made offline are waiting in this browser');
  expect(html).toMatch(/href="[^"]*login[^"]*offline/);
  expect(html).toContain('No changes waiting.');
  for (const secret of ['Front desk', 'Copy paper', '12-34']) expect(html).not.toContain(secret);
  expect(shown({ ...EMPTY, owner: 'bob', sealed }, { online: true })).not.toContain('are waiting in this browser');
});

test('[LST-6] who wants to sign out is told what that would delete, and may', () => {
  const leaving = (kept: Kept): string => {
    const offline = { kept, online: true, sending: false, sent: null, change: nothing, edit: nothing, send: nothing };
    return served(<KeptScreen kept={kept} offline={offline} />, SHOP, '/offline?leaving=true');
  };
  expect(leaving({ ...EMPTY, edits: [edit('1')] })).toContain('Signing out deletes 1 change that you made offline.');
  expect(leaving({ ...EMPTY, edits: [edit('1')] })).toContain('Sign out anyway');
  expect(leaving(EMPTY)).toContain('Nothing waits here anymore.');
  expect(shown({ ...EMPTY, edits: [edit('1')] }, { online: true })).not.toContain('Signing out');
});

test('[LST-6] what came of sending is told', () => {
  expect(shown(EMPTY, { sent: { applied: 2, stopped: null } })).toContain('2 changes were sent.');
  expect(shown(EMPTY, { sent: { applied: 0, stopped: 'unreachable' } })).toContain('We couldn’t reach the shop.');
  expect(shown(EMPTY, { sent: { applied: 0, stopped: 'signIn' } })).toContain('Sign in, and your changes are sent.');
});

/** Sends all that is kept to a shop with these replies by list; returns what is kept then. */
async function sending(kept: Kept, replyTo: (listId: string, edits: readonly OfflineEdit[]) => SendReply) {
  let now = kept;
  const parts: string[] = [];
  const result = await sendAll(
    kept.edits,
    (listId, edits) => {
      parts.push(`${listId} ${edits.length}`);
      return Promise.resolve(replyTo(listId, edits));
    },
    (work) => Promise.resolve((now = work(now))),
  );
  return { now, parts, result };
}

test('[LST-6] changes go list by list, at most a hundred at once, and the shop’s list takes the place of the copy', async () => {
  const edits = [...Array.from({ length: 101 }, (_, at) => edit(String(at))), edit('other', { listId: 'two' })];
  const newer = { ...list, name: 'As it is now' };
  const { now, parts, result } = await sending({ ...EMPTY, lists: [list], edits }, (listId, own) =>
    listId === 'two' ? { gone: true } : { answers: own.map(({ key }) => answer(key, 'applied')), list: newer },
  );
  expect(parts).toEqual(['one 100', 'one 1', 'two 1']);
  expect(result).toEqual({ applied: 101, stopped: null });
  expect(now.lists).toEqual([newer]);
  expect([now.edits, now.troubles.map(({ outcome }) => outcome)]).toEqual([[], ['gone']]);
});

test('[LST-6] without a connection, and without a session, everything waits on', async () => {
  const kept = { ...EMPTY, edits: [edit('1'), edit('2', { listId: 'two' })] };
  for (const stopped of ['unreachable', 'signIn'] as const) {
    const { now, parts, result } = await sending(kept, () => ({ stopped }));
    expect([now, parts, result]).toEqual([kept, ['one 1'], { applied: 0, stopped }]);
  }
  const refused = await sending(kept, () => ({ refused: 'You can’t change this list.' }));
  expect(refused.now.troubles.map(({ reason }) => reason)).toEqual(['You can’t change this list.', 'You can’t change this list.']);
});
