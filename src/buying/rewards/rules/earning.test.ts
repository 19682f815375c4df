import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earnedFor, rewardsToTakeBack, type Tier } from '#buying/rewards/rules';

test.each([
  ['member', { goods: 10_000, taken: 11_025, byRewards: 0 }, 200],
  ['best', { goods: 10_000, taken: 11_025, byRewards: 0 }, 300],
  ['elite', { goods: 10_000, taken: 11_025, byRewards: 0 }, 500],
  ['member', { goods: 49, taken: 49, byRewards: 0 }, 0],
  ['member', { goods: 99, taken: 99, byRewards: 0 }, 1],
  ['elite', { goods: 10_000, taken: 12_000, byRewards: 6_000 }, 250],
  ['elite', { goods: 10_000, taken: 12_000, byRewards: 12_000 }, 0],
  ['elite', { goods: 0, taken: 2_500, byRewards: 0 }, 0],
  ['elite', { goods: 0, taken: 0, byRewards: 0 }, 0],
] as const)('[RWD-1] a %s who pays %j earns %i cents', (tier, taken, earned) => {
  expect(earnedFor(taken, tier)).toBe(earned);
});

test('[RWD-1] nothing earns more than 5 %, and the part paid by reward money earns nothing', () => {
  const amounts = fc.nat(2_000_000_000);
  const tiers = fc.constantFrom<Tier>('member', 'best', 'elite');
  fc.assert(
    fc.property(amounts, amounts, amounts, tiers, (goods, fees, rewards, tier) => {
      const taken = goods + fees;
      const byRewards = Math.min(rewards, taken);
      const earned = earnedFor({ goods, taken, byRewards }, tier);
      expect(Number.isInteger(earned) && earned >= 0).toBe(true);
      expect(earned).toBeLessThanOrEqual((Math.min(goods, taken - byRewards) * 5) / 100);
    }),
  );
});

test('[RWD-1] goods returned in parts take back exactly what they earned', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 }), (earned, parts) => {
      const goods = parts.reduce((sum, part) => sum + part, 0);
      let [before, back] = [0, 0];
      for (const part of parts) {
        const taken = rewardsToTakeBack(earned, goods, before, part);
        expect(taken).toBeGreaterThanOrEqual(0);
        back += taken;
        before += part;
      }
      expect(back).toBe(goods === 0 ? 0 : earned);
    }),
  );
});
