import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { RewardState } from './reward-state.tsx';

test.each([
  ['en-US', ['rewards', 'best'], 'Best'],
  ['fr-CA', ['rewards', 'best'], 'Supérieur'],
  ['es-US', ['rewards', 'tierAtRisk'], 'Nivel en riesgo'],
  ['en-US', ['rewards', 'unidentified'], 'Rewards member'],
] as const)('[HDR-5] in %s the header says of a member with %j “%s”', (copyLocale, audience, said) => {
  expect(served(<RewardState audience={audience} rewardsNumber="61234567890" />, { ...SHOP, copyLocale })).toContain(said);
});
