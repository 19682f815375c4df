import { expect, test } from 'vitest';
import { centsPerPage, pagesIn } from './page-yield.ts';
import { keyOfSlug, seriesOf, slugOfModel } from './printer-name.ts';

test.each([
  ['LaserPro 4120dw', 'LaserPro'],
  ['Color LaserJet Pro MFP M281fdw', 'Color LaserJet Pro MFP'],
  ['HL-5350DN', 'HL'],
  ['4250', ''],
  ['Expression Home', 'Expression Home'],
])('[CAT-6] %s is of the series "%s"', (name, series) => {
  expect(seriesOf(name)).toBe(series);
});

test('[CAT-6] the slug of a model leads back to its key', () => {
  expect(slugOfModel('HL-5350DN / wireless')).toBe('hl-5350dn-wireless');
  expect(keyOfSlug(slugOfModel('HL-5350DN / wireless'))).toBe('hl 5350dn wireless');
});

test.each([
  ['Page yield', '6,500 pages at 5% coverage', 6_500],
  ['Rendement', '6\u00A0500 pages à 5 %', 6_500],
  ['Page yield', '2 × 10,000 pages', 20_000],
  ['Page yield', '2 cartridges, 20,000 pages', 20_000],
  ['black toner page yield', '23000', 23_000],
  ['Color', '3 colors', null],
  ['Page yield', 'high', null],
])('[CAT-6] %s: %s', (label, value, pages) => {
  expect(pagesIn([{ label, value }])).toBe(pages);
});

test('[CAT-6] cost per page needs a price and a yield', () => {
  expect(centsPerPage(6_500, 13_000)).toBe(0.5);
  expect(centsPerPage(null, 13_000)).toBeNull();
  expect(centsPerPage(6_500, null)).toBeNull();
});
