// The lists behind hearts and drawers are asked for once, kept for the session, and belong to it alone (LST-4).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLists, keepLists, loadLists } from './load-lists.ts';

const LISTS = [{ listId: 'one', name: 'Kitchen', itemIds: ['100'] }];
let asked = 0;
let answer: () => Response;
const stored = new Map<string, string>();

beforeEach(() => {
  asked = 0;
  answer = () => Response.json({ listsData: { lists: LISTS } });
  stored.clear();
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
  vi.stubGlobal('document', { cookie: 'contextid=mine', documentElement: { lang: 'en-US' } });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LST-4] a load guard: whoever asks while lists load shares one request', async () => {
  const all = await Promise.all([loadLists(), loadLists(), loadLists(true)]);
  expect([asked, ...all]).toEqual([1, LISTS, LISTS, LISTS]);
});

test('[LST-4] lists are kept in session storage, and asked for again when they were forgotten, are old, or were changed elsewhere', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-02T15:00:00Z') });
  await loadLists();
  await loadLists();
  expect([asked, [...stored.keys()]]).toEqual([1, ['listitems']]);
  await loadLists(true);
  forgetLists();
  await loadLists();
  expect(asked).toBe(3);
  vi.setSystemTime(new Date('2026-11-02T15:06:00Z'));
  await loadLists();
  expect(asked).toBe(4);
});

test('[LST-4] a failed load is told, is not kept, and the next one asks again', async () => {
  answer = () => Response.json({ code: 'UNAVAILABLE', message: '' }, { status: 503 });
  expect([await loadLists(), stored.size]).toEqual([null, 0]);
  answer = () => Response.json({ listsData: { lists: LISTS } });
  expect([await loadLists(), asked]).toEqual([LISTS, 2]);
});

test('[LST-4] what another session kept, or what cannot be read, is not used; without storage everything is asked for', async () => {
  stored.set('listitems', JSON.stringify({ context: 'somebody else', at: Date.now(), lists: LISTS }));
  await loadLists();
  stored.set('listitems', 'no JSON');
  await loadLists();
  expect(asked).toBe(2);
  vi.stubGlobal('sessionStorage', undefined);
  expect([keepLists([]), await loadLists(), asked]).toEqual([[], LISTS, 3]);
});
