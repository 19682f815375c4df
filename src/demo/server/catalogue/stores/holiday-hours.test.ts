import { expect, test } from 'vitest';
import { demoStores } from './demo-stores.ts';
import { withHolidayHours } from './holiday-hours.ts';

const exceptionsIn = (state: string) => {
  const store = demoStores.find((one) => one.state === state);
  if (store === undefined) throw new Error(`No store in ${state}`);
  return withHolidayHours(store, [2026]).exceptions ?? [];
};
const closed = (state: string) => exceptionsIn(state).flatMap(({ day, hours }) => (hours === null ? [day] : []));

test('[STO-1] stores are closed on the great holidays of their country and province, shorter on the eves', () => {
  expect(closed('MA')).toEqual(['2026-01-01', '2026-11-26', '2026-12-25']);
  expect(closed('QC')).toEqual(['2026-01-01', '2026-04-03', '2026-06-24', '2026-07-01', '2026-09-07', '2026-12-25']);
  expect(exceptionsIn('MA')).toContainEqual({ day: '2026-12-24', hours: '09:00-17:00' });
});
