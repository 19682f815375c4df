import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '#store';
import { start } from './compare-list.ts';
import { comparedIds, setMarks, storedMarks } from './compare-marks.ts';
import { compareEvents, selectCompare } from './compare-slice.ts';

const kept = new Map<string, string>();
let answers: (itemIds: readonly string[]) => Response;

beforeEach(() => {
  kept.clear();
  setMarks([]);
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
  answers = (itemIds) => Response.json({ tiles: itemIds.filter((id) => id !== 'gone').map((itemId) => ({ itemId })), rows: [] });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { itemIds } = JSON.parse(body) as { itemIds: readonly string[] };
    return Promise.resolve(answers(itemIds));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[CAT-5] the selection is stored for the next page, sent to the boxes, and shown when its tiles have loaded', async () => {
  const store = start(makeStore());
  store.dispatch(compareEvents.added('a'));
  store.dispatch(compareEvents.added('b'));
  await vi.waitFor(() => expect(selectCompare(store.getState())).toMatchObject({ status: 'success', itemIds: ['a', 'b'] }));
  expect(selectCompare(store.getState()).tiles.map(({ itemId }) => itemId)).toEqual(['a', 'b']);
  expect(storedMarks()).toEqual(['a', 'b']);
  expect(comparedIds()).toEqual(['a', 'b']);
  expect(selectCompare(start(makeStore()).getState()).itemIds).toEqual(['a', 'b']);
});

test('[CAT-5] a product that is no longer sold leaves the list', async () => {
  const store = start(makeStore());
  store.dispatch(compareEvents.replaced(['a', 'gone']));
  await vi.waitFor(() => expect(selectCompare(store.getState()).itemIds).toEqual(['a']));
});

test('[CAT-5] tiles that fail to load show a message, and load again with the next product', async () => {
  const store = start(makeStore());
  answers = () => Response.json({ code: 'UNAVAILABLE', message: '' }, { status: 503 });
  store.dispatch(compareEvents.added('a'));
  await vi.waitFor(() => expect(selectCompare(store.getState()).status).toBe('error'));
  answers = (itemIds) => Response.json({ tiles: itemIds.map((itemId) => ({ itemId })), rows: [] });
  store.dispatch(compareEvents.added('b'));
  await vi.waitFor(() => expect(selectCompare(store.getState()).status).toBe('success'));
});

test('[CAT-5] clearing, restoring and the message for a fifth product', async () => {
  const store = start(makeStore());
  for (const itemId of ['a', 'b', 'c', 'd', 'e']) store.dispatch(compareEvents.added(itemId));
  expect(selectCompare(store.getState())).toMatchObject({ itemIds: ['a', 'b', 'c', 'd'], full: true });
  store.dispatch(compareEvents.cleared());
  expect(selectCompare(store.getState()).itemIds).toEqual([]);
  store.dispatch(compareEvents.restored());
  expect(selectCompare(store.getState()).itemIds).toEqual(['a', 'b', 'c', 'd']);
});
