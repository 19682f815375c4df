import { expect, test } from 'vitest';
import { judgeEdit } from './judge-edit.ts';

const line = { qty: 3, note: 'blue', par: 6, onHand: null };

test.each([
  ['quantity', '3', '5', line, { outcome: 'apply' }],
  ['quantity', '2', '5', line, { outcome: 'conflict', present: '3' }],
  ['quantity', '2', '3', line, { outcome: 'appliedAlready' }],
  ['quantity', '3', '5', undefined, { outcome: 'gone' }],
  ['note', 'blue', null, line, { outcome: 'apply' }],
  ['note', null, 'red', line, { outcome: 'conflict', present: 'blue' }],
  ['note', null, null, { ...line, note: null }, { outcome: 'appliedAlready' }],
  ['par', '6', '8', line, { outcome: 'apply' }],
  ['par', null, '8', line, { outcome: 'conflict', present: '6' }],
  ['onHand', null, '2', line, { outcome: 'apply' }],
  ['onHand', '1', '2', line, { outcome: 'conflict', present: null }],
  ['onHand', '1', null, line, { outcome: 'appliedAlready' }],
  ['remove', '3', null, line, { outcome: 'apply' }],
  ['remove', '2', null, line, { outcome: 'conflict', present: '3' }],
  ['remove', '2', null, undefined, { outcome: 'appliedAlready' }],
  ['add', null, '2', undefined, { outcome: 'apply' }],
] as const)('[LST-6] %s from %s to %s', (kind, before, wanted, now, verdict) => {
  expect(judgeEdit({ kind, before, wanted }, now)).toEqual(verdict);
});
