import { expect, test } from 'vitest';
import { taxTable, type TaxName } from '#goods/tax/rules';
import { exemptTable, type Certificate } from './judge-exemption.ts';

const TODAY = '2026-11-20';
const certificate = (over: Partial<Certificate> = {}): Certificate => ({
  exemptionId: 'a',
  country: 'US',
  kind: 'resale',
  number: 'MA-1',
  regions: ['MA'],
  taxes: ['SALES'],
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  state: 'approved',
  ...over,
});
const canadian = (regions: readonly string[], taxes: readonly TaxName[], over: Partial<Certificate> = {}) =>
  certificate({ country: 'CA', kind: 'government', number: 'CA-1', regions, taxes, ...over });
const at = (country: 'US' | 'CA', state: string) => taxTable({ country, state, zip: '' });
const judged = (country: 'US' | 'CA', state: string, certificates: readonly Certificate[], day = TODAY) => {
  const { table, applied, taxed } = exemptTable(at(country, state), certificates, day);
  return { charged: table.on('standard').map(({ name }) => name), applied, taxed };
};

test.each<[string, Partial<Certificate>, string, string]>([
  ['covers its state', {}, TODAY, ''],
  ['counts on its first day', { validFrom: TODAY }, TODAY, ''],
  ['counts on its last day', { validUntil: TODAY }, TODAY, ''],
  ['without a last day never ends', { validUntil: null }, '2040-01-01', ''],
  ['does not count before its first day', { validFrom: '2026-11-21' }, TODAY, 'notYet 2026-11-21'],
  ['does not count after its last day', { validUntil: '2026-11-19' }, TODAY, 'ended 2026-11-19'],
  ['does not count while it is reviewed', { state: 'submitted' }, TODAY, 'waiting '],
  ['does not count once it has ended', { state: 'expired', validUntil: '2026-10-31' }, TODAY, 'ended 2026-10-31'],
  ['covers no other state', { regions: ['NY', 'NJ'] }, TODAY, 'otherState '],
])('[B2B-4] a certificate %s', (_title, over, day, why) => {
  const { charged, applied, taxed } = judged('US', 'MA', [certificate(over)], day);
  expect(charged).toEqual(why === '' ? [] : ['SALES']);
  expect(applied.map(({ number, state, taxes }) => [number, state, taxes])).toEqual(why === '' ? [['MA-1', 'MA', ['SALES']]] : []);
  expect(taxed.map((one) => `${one.why} ${one.day}`)).toEqual(why === '' ? [] : [why]);
});

test('[B2B-4] Canadian taxes are told apart: a certificate takes away those it names and no other', () => {
  expect(judged('CA', 'BC', [canadian(['BC'], ['PST'])])).toMatchObject({
    charged: ['GST'],
    applied: [{ number: 'CA-1', state: 'BC', taxes: ['PST'] }],
    taxed: [{ state: 'BC', taxes: ['GST'], why: 'otherTax', number: 'CA-1' }],
  });
  expect(judged('CA', 'QC', [canadian(['QC', 'BC'], ['GST', 'QST'])]).charged).toEqual([]);
  expect(judged('CA', 'ON', [canadian(['BC'], ['PST'])])).toMatchObject({ charged: ['HST'], taxed: [{ why: 'otherState' }] });
});

test('[B2B-4] several certificates cover a place together, and of two for one tax the longer one is named', () => {
  const both = [canadian(['BC'], ['GST'], { exemptionId: 'g', number: 'G' }), canadian(['BC'], ['PST'], { exemptionId: 'p', number: 'P' })];
  expect(judged('CA', 'BC', both).applied.map(({ number, taxes }) => [number, taxes])).toEqual([
    ['G', ['GST']],
    ['P', ['PST']],
  ]);
  const longer = [certificate({ exemptionId: 'b', number: 'B', validUntil: null }), certificate()];
  expect([judged('US', 'MA', longer), judged('US', 'MA', longer.toReversed())].map(({ applied }) => applied[0]?.number)).toEqual([
    'B',
    'B',
  ]);
});

test('[B2B-4] a certificate of the other country and a place without tax change nothing and explain nothing', () => {
  expect(judged('CA', 'ON', [certificate()])).toEqual({ charged: ['HST'], applied: [], taxed: [] });
  expect(judged('US', 'OR', [certificate({ regions: ['OR'] })])).toEqual({ charged: [], applied: [], taxed: [] });
});

test('[B2B-4] local taxes of a state go with its sales tax, and nothing is estimated any more', () => {
  const local = { state: 'MA', zip: '', jurisdiction: 'City', rate: 10_000, grocery: false, since: '2020-01-01', until: null, source: 's' };
  const { table } = exemptTable(taxTable({ country: 'US', state: 'MA', zip: '' }, [local]), [certificate()], TODAY);
  expect([table.on('standard'), table.on('delivery'), table.estimated]).toEqual([[], [], false]);
  expect(exemptTable(at('US', 'MA'), [certificate()], TODAY).table.estimated).toBe(false);
});
