import { expect, test } from 'vitest';
import { arrivalText } from './arrival-text.ts';

const words = { say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '), locale: 'en-US' } as const;
const TODAY = '2026-11-23';
const parcel = { kind: 'ship', orderedOn: TODAY, earliest: TODAY, latest: TODAY, readyAt: null, backOrder: false } as const;

test.each([
  ['what comes the same day keeps its hour', parcel, 'arrivesBy Mon, Nov 23 7:00 pm'],
  ['what comes later is told by its day', { ...parcel, earliest: '2026-11-24', latest: '2026-11-24' }, 'arrives Tue, Nov 24'],
  ['days between which it comes', { ...parcel, earliest: '2026-11-24', latest: '2026-11-30' }, 'arrivesBetween Tue, Nov 24 Mon, Nov 30'],
  ['what is fetched is told by its hour', { ...parcel, kind: 'pickup', readyAt: 795 }, 'readyAt Mon, Nov 23 1:15 pm'],
  ['what is sent to a store is told by its day', { ...parcel, kind: 'pickup', earliest: '2026-11-26' }, 'readyOn Thu, Nov 26'],
  ['a back order without a day', { ...parcel, earliest: null, latest: null, backOrder: true }, 'arrivesLater'],
] as const)('[CHK-4, DLV-1] %s', (_, arrival, said) => {
  expect(arrivalText(arrival, words)).toBe(said);
});
