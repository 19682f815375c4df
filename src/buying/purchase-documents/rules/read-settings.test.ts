import { expect, test } from 'vitest';
import { readOrderSettings } from './read-settings.ts';

const read = (typed: Partial<Parameters<typeof readOrderSettings>[0]>, httpHosts: readonly string[] = []) =>
  readOrderSettings({ sendTo: '', tolerancePercent: '', allowsNewShipTo: false, ...typed }, httpHosts);

test.each(['https://orders.example.com/cxml?x=1', '', '  https://a.example  '])('[B2B-9] documents may go to %j', (sendTo) => {
  expect(read({ sendTo })).toMatchObject({ ok: true, value: { sendTo: sendTo.trim() } });
});

test.each([
  'orders.example.com',
  'http://orders.example.com',
  'ftp://a.example',
  'https://user:pw@a.example',
  'javascript:alert(1)',
  `https://a.example/${'x'.repeat(500)}`,
])('[B2B-9] trust 25: documents never go to %s', (sendTo) => {
  expect(read({ sendTo })).toEqual({ ok: false, problem: [{ field: 'sendTo', code: 'SEND_TO_INVALID' }] });
});

test('[B2B-9] a host that the shop’s own settings name may speak http, and no other that begins like it', () => {
  expect(read({ sendTo: 'http://127.0.0.1:8080/in' }, ['127.0.0.1'])).toMatchObject({ ok: true });
  expect(read({ sendTo: 'http://127.0.0.1.evil.example/in' }, ['127.0.0.1'])).toMatchObject({ ok: false });
});

test.each([
  ['', 0],
  ['0', 0],
  ['5', 5],
  [' 25 % ', 25],
] as const)('[B2B-9] a tolerance of %j is %i percent', (tolerancePercent, percent) => {
  expect(read({ tolerancePercent })).toMatchObject({ ok: true, value: { tolerancePercent: percent } });
});

test.each(['26', '-1', '2.5', '1e1', 'all'])('[B2B-9] a tolerance of %s is none', (tolerancePercent) => {
  expect(read({ tolerancePercent })).toEqual({ ok: false, problem: [{ field: 'tolerancePercent', code: 'TOLERANCE_INVALID' }] });
});
