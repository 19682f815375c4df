import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberFormat } from './number-format.ts';

test.each([
  [String.raw`PO-\d{5}`, ['PO-20981', 'PO-00000'], ['PO-2098', 'PO-209810', 'po-20981', 'xPO-20981', '']],
  [String.raw`^PO-\d{5}$`, ['PO-20981'], ['PO-2098']],
  ['[A-Z]{2,3}[0-9]+', ['AB1', 'ABC999'], ['A1', 'ABCD1', 'AB']],
  ['(FY26|FY27)-(CAP|OPS)?-?[0-9]{3,}', ['FY26-CAP-123', 'FY27-1234', 'FY26-OPS999'], ['FY28-CAP-123', 'FY26-CAP-12']],
  ['[^ ]+', ['A/B'], ['A B', '']],
  [String.raw`\(\d\)\.\w`, ['(1).x'], ['(1)xx', '1.x']],
  ['a?b*c+', ['c', 'abbbcc', 'ac'], ['ab', 'aabc']],
  ['[-a]+', ['-a-'], ['b']],
  ['', [''], ['x']],
  ['É{2}', ['ÉÉ'], ['É']],
])('[B2B-2] the pattern %s', (pattern, fitting, others) => {
  const format = numberFormat(pattern);
  expect(fitting.filter((number) => format?.fits(number) !== true)).toEqual([]);
  expect(others.filter((number) => format?.fits(number) !== false)).toEqual([]);
});

test.each([
  '(',
  ')',
  '[',
  '[]',
  '[z-a]',
  '*a',
  'a**',
  'a{',
  'a{x}',
  'a{5,2}',
  'a{99}',
  String.raw`\1`,
  String.raw`(?=a)`,
  String.raw`\b`,
  '{3}',
  'a$b',
  '\\',
])('[B2B-2] %s is no pattern of the language', (pattern) => expect(numberFormat(pattern)).toBeUndefined());

test.each([
  '(a+)+$',
  '(a*)*b',
  '((((((((((a*)*)*)*)*)*)*)*)*)*b',
  '(a|a)*b',
  '(a|aa)+c',
  '(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)x',
  '((a?){20}){20}',
  '(((){40}){40}){40}',
  String.raw`((\d{40}){40}){40}`,
  '(((a{1,40}){1,40}){1,40}){1,40}',
])(
  '[B2B-2] the hostile pattern %s is refused or answers at once',
  (pattern) => {
    const format = numberFormat(pattern);
    const answers = ['a'.repeat(40), `${'a'.repeat(39)}!`].map((number) => format?.fits(number));
    expect([undefined, true, false]).toEqual(expect.arrayContaining(answers));
  },
  // A quiet machine needs less than ten milliseconds.
  500,
);

test('[B2B-2] whatever is typed as a pattern ends in an answer', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 100, unit: fc.constantFrom(...String.raw`aA1-()[]{}|?*+.\d,^$`) }),
      fc.string({ maxLength: 40 }),
      (pattern, number) => {
        expect([true, false, undefined]).toContain(numberFormat(pattern)?.fits(number));
      },
    ),
    { numRuns: 400 },
  );
});

test('[B2B-2] where a pattern is one of JavaScript too, both agree', () => {
  const part = fc.constantFrom('A', '-', String.raw`\d`, '[A-C]', '(A|-)', '[^A]');
  const times = fc.constantFrom('', '?', '*', '+', '{2}', '{1,3}', '{1,}');
  const pattern = fc
    .array(
      fc.tuple(part, times).map(([one, many]) => one + many),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(pattern, fc.string({ maxLength: 8, unit: fc.constantFrom('A', 'B', '-', '1') }), (text, number) => {
      expect(numberFormat(text)?.fits(number)).toBe(new RegExp(`^(?:${text})$`).test(number));
    }),
  );
});
