import { expect, test } from 'vitest';
import { clientReport } from './client-report.ts';

test('[ANL-1] trust 27: a report becomes one line, whatever it contains', () => {
  const { msg, error, info } = clientReport({
    msg: 'first\r\n2026-11-20 ERROR forged\u2028line\u0000\u001B[31m',
    error: { stack: 'Error: x\n    at y' },
    info: null,
  });
  expect([msg, error, info]).toEqual(['first 2026-11-20 ERROR forged line [31m', '{"stack":"Error: x     at y"}', '']);
});

test('[ANL-1] trust 27: a report is truncated', () => {
  const long = 'x'.repeat(9_000);
  const { msg, error, info } = clientReport({ msg: long, error: long, info: { long } });
  expect([msg.length, error.length, info.length]).toEqual([500, 2_000, 1_000]);
});

test('[ANL-1] trust 24: card numbers and e-mail addresses are not logged', () => {
  expect(clientReport({ msg: 'card 4111 1111 1111 1111 of maya@example.com, order 123456789012' }).msg).toBe(
    'card … of … order 123456789012',
  );
});
