import { expect, test } from 'vitest';
import { documentTypeOf } from './document-type.ts';
import { readExemption, type TypedExemption } from './read-exemption.ts';

const TODAY = '2026-11-20';
const typed = (over: Partial<TypedExemption> = {}): TypedExemption => ({
  kind: 'resale',
  number: ' 12-345 ',
  regions: ['NY', 'MA'],
  taxes: [],
  validFrom: '2026-01-01',
  validUntil: '2027-12-31',
  ...over,
});
const problems = (over: Partial<TypedExemption>, country: 'US' | 'CA' = 'US') => {
  const read = readExemption(typed(over), country, TODAY);
  return read.ok ? [] : read.problem.map(({ field, code, names }) => [field, code, ...names].join(' '));
};

test('[B2B-4] an American certificate covers sales tax; states are stored once and in order', () => {
  const read = readExemption(typed({ regions: ['NY', 'MA', 'NY', 'ON'] }), 'US', TODAY);
  expect(read).toMatchObject({ ok: true, value: { number: '12-345', regions: ['MA', 'NY'], taxes: ['SALES'], validUntil: '2027-12-31' } });
});

test.each<[Partial<TypedExemption>, string]>([
  [{ kind: 'firstNations' }, 'kind KIND_REQUIRED'],
  [{ kind: 'constructor' }, 'kind KIND_REQUIRED'],
  [{ number: '   ' }, 'number NUMBER_REQUIRED'],
  [{ number: 'x'.repeat(41) }, 'number NUMBER_LONG'],
  [{ regions: ['ON'] }, 'regions REGIONS_REQUIRED'],
  [{ validFrom: '2026-02-30' }, 'validFrom DAY_INVALID'],
  [{ validUntil: 'soon' }, 'validUntil DAY_INVALID'],
  [{ validFrom: '2028-01-01' }, 'validUntil ENDS_FIRST'],
  [{ validUntil: '2026-11-19' }, 'validUntil ENDED_ALREADY'],
])('[B2B-4] %j is refused: %s', (over, expected) => {
  expect(problems(over)).toEqual([expected]);
});

test.each<[Partial<TypedExemption>, readonly string[]]>([
  [{ regions: ['BC', 'MB'], taxes: ['PST', 'RST'] }, []],
  [{ regions: ['BC'], taxes: ['GST'] }, ['taxes TAX_NOT_COVERED GST']],
  [{ regions: ['BC'], taxes: [] }, ['taxes TAXES_REQUIRED']],
  [{ kind: 'firstNations', regions: ['ON', 'QC'], taxes: ['GST', 'HST', 'QST'] }, []],
  [{ kind: 'government', regions: ['ON'], taxes: ['HST', 'QST'] }, ['taxes TAX_ELSEWHERE QST']],
  [{ kind: 'government', regions: ['BC', 'AB'], taxes: ['PST'] }, ['regions REGION_UNTAXED AB']],
])('[B2B-4] a Canadian certificate names its taxes: %j', (over, expected) => {
  expect(problems(over, 'CA')).toEqual(expected);
});

test('[B2B-4] trust 17: a document is known by its first bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(documentTypeOf(bytes('%PDF-1.7'))).toBe('application/pdf');
  expect(documentTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
  expect(documentTypeOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('image/png');
  for (const other of ['<svg onload=alert(1)>', '<html>', 'MZ', '', '%PDF']) expect(documentTypeOf(bytes(other)), other).toBeNull();
});
