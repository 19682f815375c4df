import { expect, test } from 'vitest';
import { contractState } from './contract-phase.ts';

const DAY = 86_400_000;
const NOW = 1_000 * DAY;

test.each([
  [{ from: null, until: null }, 'active'],
  [{ from: NOW, until: NOW + 31 * DAY }, 'active'],
  [{ from: null, until: NOW + 30 * DAY }, 'endsSoon'],
  [{ from: null, until: NOW + 1 }, 'endsSoon'],
  [{ from: null, until: NOW }, 'ended'],
  [{ from: NOW + 1, until: NOW + 2 * DAY }, 'upcoming'],
] as const)('[B2B-4] the contract of %j is %s', (period, state) => expect(contractState(period, NOW)).toBe(state));
