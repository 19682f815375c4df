import { expect, test } from 'vitest';
import { rewardStateOf } from '#buying/rewards/rules';

test.each([
  [['loggedIn', 'elite'], null],
  [['guest'], null],
  [['rewards', 'unidentified'], 'member'],
  [['rewards', 'penaltyBox'], 'member'],
  [['rewards', 'best'], 'best'],
  [['rewards', 'elite'], 'elite'],
  [['rewards', 'gold'], 'gold'],
  [['rewards', 'tierAtRisk'], 'atRisk'],
  [['rewards', 'loyaltyNew'], 'new'],
  [['rewards', 'plusFree'], 'plus'],
  [['rewards', 'bepPremier'], 'business'],
  [['rewards', 'associateRewards', 'associate'], 'associate'],
])('[HDR-5] [USR-5] of %j the header says %s', (audience, state) => expect(rewardStateOf(audience)).toBe(state));
