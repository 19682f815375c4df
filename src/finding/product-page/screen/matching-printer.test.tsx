import { expect, test } from 'vitest';
import { matchingPrinter } from './matching-printer.ts';

const MODELS = ['LaserPro 3080', 'LaserPro 3080dn', 'LaserPro MF 410'];

test.each([
  ['LaserPro 3080', 'LaserPro 3080'],
  ['laserpro-3080DN', 'LaserPro 3080dn'],
  ['3080dn', 'LaserPro 3080dn'],
  ['MF410', 'LaserPro MF 410'],
  ['308', undefined],
  ['LaserPro 9000', undefined],
  ['', undefined],
])('[CAT-6] %j is %j', (asked, model) => {
  expect(matchingPrinter(MODELS, asked)).toBe(model);
});
