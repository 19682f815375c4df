import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { PAGE_TOGGLES } from '#people/toggles/rules';
import { makeToggles, readToggles, writeToggles, type Toggles } from './toggles.ts';

let db: Db;
let toggles: Toggles;
beforeAll(async () => {
  db = await testDatabase();
  toggles = await makeToggles({ db });
});
afterAll(async () => {
  await toggles.close();
  await db.close();
});

test('[USR-7, DLV-4] the delivery calendar is on by default; a change takes effect at once', async () => {
  const guest = { customerName: null };
  expect(toggles.isOn('15DayDeliveryCalendar', guest)).toBe(true);
  expect(toggles.isOn('nothing', guest)).toBe(false);
  await writeToggles(db, [{ toggleName: '15DayDeliveryCalendar', values: ['Acme'], active: true }]);
  await vi.waitFor(() => expect(toggles.isOn('15DayDeliveryCalendar', guest)).toBe(false));
  expect(toggles.isOn('15DayDeliveryCalendar', { customerName: 'ACME' })).toBe(true);
  expect(await readToggles(db)).toContainEqual({ toggleName: '15DayDeliveryCalendar', values: ['Acme'], active: true });
});

test('[USR-7, APP-20] every page toggle is on by default; listeners are notified of a change', async () => {
  const guest = { customerName: null };
  expect(toggles.onPages(guest)).toEqual([...PAGE_TOGGLES]);
  const seen: string[][] = [];
  toggles.onChange(() => seen.push(toggles.onPages(guest)));
  await writeToggles(db, [{ toggleName: 'chat', values: ['Y'], active: false }]);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(PAGE_TOGGLES.filter((name) => name !== 'chat')));
});
