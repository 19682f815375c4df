import { expect, test } from 'vitest';
import { fraudHeader } from './fraud-device.ts';

const device = (agent: string) => ({
  visitor: 'v',
  languages: ['fr-CA'],
  timeZone: 'America/Montreal',
  screen: '1x1x24',
  touchPoints: 0,
  agent,
});

test('[CART-8] the device value fits a header, and is omitted above 11,000 characters', () => {
  const { 'x-fraud-device': value = '' } = fraudHeader(device('Ünïcode/1.0'));
  expect(value).toMatch(/^[\w-]+$/);
  expect(value.length).toBeLessThanOrEqual(11_000);
  expect(fraudHeader(device('x'.repeat(9_000)))).toEqual({});
});
