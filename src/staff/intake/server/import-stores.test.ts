// A foreign list of stores next to the shop's own: numbers, validation, export and import (STO-1).
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreMap } from '#staff/intake/rules';
import { testDatabase } from '#test/database';
import type { Db } from '#platform/db';
import { checkStores, readStores, readStoresFile, takenNumbers, writeStores } from '#goods/stores/server';
import { aStore } from '#buying/cart/fixtures';
import { importStores } from './import-stores.ts';

const MAP: StoreMap = {
  name: 'a list',
  into: 'stores',
  country: 'US',
  source: 'a-list',
  addToNumber: 1000,
  fields: {
    storeNumber: [{ field: 'id' }],
    name: [{ field: 'name' }],
    address: ['street'],
    city: [{ field: 'city' }],
    state: [{ field: 'state' }],
    zipcode: [{ field: 'zip' }],
    latitude: [{ field: 'lat' }],
    longitude: [{ field: 'lon' }],
    hours: [{ field: 'hours' }],
  },
  timeZones: [{ zone: 'America/New_York', where: { state: '^(MA|CT)$' } }],
};
const HOURS = 'Mon: 10-9; Sun: 11-7';
const NATICK = {
  id: 8,
  name: 'Natick Mall',
  street: '1245 Worcester St',
  city: 'Natick',
  state: 'MA',
  zip: '01760',
  lat: 42.3,
  lon: -71.38,
  hours: HOURS,
};
/** New London county has most of the codes that begin with 063. */
const WATERFORD = {
  id: 549,
  name: 'Waterford',
  street: '913 Hartford Tpke',
  city: 'Waterford',
  state: 'CT',
  zip: '06385',
  lat: 41.38,
  lon: -72.15,
  hours: HOURS,
};

let db: Db;
let folder: string;
beforeAll(async () => {
  [db, folder] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), 'stores-'))]);
  await db.transaction((tx) => writeStores(tx, [aStore()]));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

/** Imports these rows; returns the summary and the problems by row. */
async function bring(rows: readonly object[], map: StoreMap = MAP, over: { readonly skipBadRows?: boolean } = {}) {
  const path = join(folder, 'stores.json');
  await writeFile(path, JSON.stringify(rows));
  const problems: string[] = [];
  const summary = await importStores({ db, path, map, ...over, problem: (row, what) => problems.push(`${row} ${what}`) });
  return { ...summary, problems };
}
const numbers = async (): Promise<readonly string[]> => (await readStores(db)).map(({ storeNumber }) => storeNumber);

test('[STO-1] a list that would overwrite a store of the shop is refused as a whole, with the number', async () => {
  const same = { ...MAP, addToNumber: 0 };
  expect(await bring([WATERFORD, NATICK], same)).toMatchObject({
    added: 0,
    changed: 0,
    wrong: 1,
    problems: ['2 0008 Natick Mall: the number is that of Framingham, a store of the shop’s own, not from the list “a-list”'],
  });
  expect(await readStores(db)).toMatchObject([{ storeNumber: '0008', name: 'Framingham' }]);
  // No option lets a list overwrite a store of another list.
  expect(await bring([NATICK], same, { skipBadRows: true })).toMatchObject({ added: 0, changed: 0, wrong: 1 });
  await db.transaction((tx) => writeStores(tx, [{ ...aStore(), name: 'Taken', source: 'a-list' }]));
  expect(await readStores(db)).toMatchObject([{ storeNumber: '0008', name: 'Framingham' }]);
});

test('[STO-1] a list with its own numbers adds to the shop’s stores, changes only its own, and survives export and import unchanged', async () => {
  expect(await bring([NATICK, WATERFORD])).toMatchObject({ added: 2, wrong: 0, problems: [] });
  expect(await numbers()).toEqual(['0008', '1008', '1549']);
  expect(await bring([{ ...NATICK, name: 'Natick' }, WATERFORD])).toMatchObject({ added: 0, changed: 1, unchanged: 1 });

  const out = JSON.stringify(await readStores(db));
  const { stores, problems } = readStoresFile(out);
  expect([...problems, ...checkStores(stores), ...takenNumbers(await readStores(db), stores)]).toEqual([]);
  const empty = await testDatabase();
  await empty.transaction((tx) => writeStores(tx, stores));
  expect(JSON.stringify(await readStores(empty))).toBe(out);
  await empty.close();
  // A staff import that would overwrite an imported store is refused.
  expect(takenNumbers(await readStores(db), [aStore({ storeNumber: '1008', name: 'Ours' })])).toEqual([
    '1008 Ours: the number is that of Natick, a store from the list “a-list”, not of the shop’s own',
  ]);
});

test('[STO-1] a row whose position is far from its zip is refused, and is imported once the map corrects it', async () => {
  const lost = { ...WATERFORD, id: 600, lat: 40.2, lon: -82.9 };
  expect(await bring([lost])).toMatchObject({
    added: 0,
    wrong: 1,
    problems: [expect.stringMatching(/^1 1600 Waterford: its position is \d+ km from 06385$/)],
  });
  expect(await bring([lost], { ...MAP, corrections: { 600: { latitude: 41.38, longitude: -72.15 } } })).toMatchObject({
    added: 1,
    wrong: 0,
  });
});
