// A thread that rests, and what it still knows afterwards.
import { afterEach, expect, test } from 'vitest';
import { startRestingThread, type RestingThread } from './resting-thread.ts';

let thread: RestingThread | undefined;
afterEach(() => thread?.close());

const row = (itemId: string, title: string): string =>
  `${JSON.stringify({ item_id: itemId, part_number: itemId, ean: null, kind: 'ordinary', status: 'active', category_id: 'paper', brand: 'Northfold', title: { 'en-US': title }, pack: null, reviews: null, stars: null, best_seller: false, facets: {}, variant_options: null, fits: null, version: title })}\n{}`;
const categories = [{ id: 'paper', name: 'Paper', parent: undefined }] as never;

const update = async (one: RestingThread, rows: readonly string[], gone: readonly string[] = []) => {
  await one.ask({ kind: 'begin', categories });
  await one.ask({ kind: 'rows', rows: rows.join('\n') });
  return one.ask({ kind: 'pack', gone, anyway: false });
};

test('[CAT-7] a thread rests when nothing changes, and knows its products when something does', async () => {
  thread = startRestingThread('en', 0);
  const { isResting } = thread;
  expect(isResting).toBe(false);
  expect(await update(thread, [row('1', 'Copy paper'), row('2', 'Ruled pad'), row('3', 'Envelope')])).toMatchObject({
    packed: { count: 3 },
  });
  await expect.poll(() => thread?.isResting).toBe(true);
  // What has not changed builds nothing.
  expect(await update(thread, [row('2', 'Ruled pad')])).toMatchObject({ kind: 'same' });
  await expect.poll(() => thread?.isResting).toBe(true);
  expect(await update(thread, [row('2', 'Squared pad'), row('4', 'Stapler')], ['3'])).toMatchObject({ packed: { count: 3 } });
  await expect.poll(() => thread?.isResting).toBe(true);
  expect(await update(thread, [], ['1'])).toMatchObject({ packed: { count: 2 } });
});

test('a thread that was closed while it rested answers nobody and starts no other', async () => {
  thread = startRestingThread('en', 0);
  await update(thread, [row('1', 'Copy paper')]);
  await expect.poll(() => thread?.isResting).toBe(true);
  await thread.close();
  await expect(thread.ask({ kind: 'weigh' })).rejects.toThrow('ended');
  thread = undefined;
});
