// The representative's record of somebody who deleted their account (USR-12).
import { expect, test } from 'vitest';
import { served } from '#test/screen/page';
import { RecordCard } from './record-card.tsx';

const record = {
  id: '1',
  representative: 'Rita Sand',
  csrUserId: '4711',
  shopper: '',
  reason: 'order',
  note: '',
  startedAt: '2026-11-20T15:00:00Z',
  endedAt: '2026-11-20T15:10:00Z',
  done: [],
} as const;

test('[USR-12] a record without its shopper says why, and keeps the reason', () => {
  const page = served(<RecordCard record={{ ...record, done: [] }} mine />);
  expect(page).toContain('For a shopper who has deleted their account');
  expect(page).toContain('>Called about an order</p>');
  expect(served(<RecordCard record={{ ...record, done: [], shopper: 'Maya Ortiz', note: 'Wants paper.' }} mine />)).toContain(
    'For Maya Ortiz',
  );
});
