import { expect, test } from 'vitest';
import { agreementOf } from './agreement-rows.ts';

test.each([
  ['G_CON', { invoicing: ['onlineInvoicing'], services: [] }],
  ['G_BT1', { invoicing: ['billTrust'], services: [] }],
  ['G_BT2', { invoicing: ['blueTarp'], services: [] }],
  ['G_BT2V', { invoicing: ['blueTarpView'], services: [] }],
  ['G_BRE', { invoicing: [], services: ['breakroom'] }],
  ['G_PSE', { invoicing: [], services: ['printMarketing'] }],
  ['HNP', { invoicing: [], services: ['hiTouch'] }],
  ['HPP', { invoicing: [], services: ['hiTouchPlus'] }],
  ['G_IOC', { invoicing: [], services: [] }],
] as const)('[USR-4] [B2B-7] with %s the account says %j', (code, said) => expect(agreementOf([code])).toEqual(said));
