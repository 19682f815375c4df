import { expect, test } from 'vitest';
import type { ExemptionView } from '#goods/tax-exemptions/contract';
import { served, SHOP } from '#test/screen/page';
import { ExemptionsTable } from './exemptions-table.tsx';

const exemption: ExemptionView = {
  exemptionId: '1',
  number: '12-345',
  validFrom: '2026-11-01',
  validUntil: '2029-10-31',
  reason: '',
  submittedBy: 'Imani Cole',
  country: 'US',
  kind: 'resale',
  regions: ['NY'],
  taxes: ['SALES'],
  state: 'approved',
  submittedAt: '2026-10-20T15:00:00.000Z',
  decidedAt: '2026-10-21T15:00:00.000Z',
  endedAt: '',
  isComing: false,
  endsSoon: false,
  replaces: '',
  replacedBy: '',
};

test.each([
  ['en-US', 'November 1, 2026 to October 31, 2029'],
  ['es-US', '1 de noviembre de 2026 al 31 de octubre de 2029'],
  ['fr-CA', '1er novembre 2026 au 31 octobre 2029'],
] as const)('[B2B-4, APP-2] the days of a certificate are shown in the reader’s format with their years (%s)', (copyLocale, text) => {
  const html = served(<ExemptionsTable exemptions={[exemption]} />, { ...SHOP, copyLocale });
  expect(html.replaceAll('\u00A0', ' ')).toContain(text);
  expect(html).not.toContain('2026-11-01');
});
