import { expect, test } from 'vitest';
import { segmentOf } from './segments.ts';

test.each([
  ['26', 'elite'],
  ['27', 'elite'],
  ['21', 'best'],
  ['22', 'best'],
  ['ASC', 'associate'],
  ['07', 'penaltyBox'],
  ['', 'unidentified'],
  ['99', 'unidentified'],
  ['constructor', 'unidentified'],
] as const)('[USR-5] the segment of code %j is %s', (code, segment) => expect(segmentOf(code)).toBe(segment));
