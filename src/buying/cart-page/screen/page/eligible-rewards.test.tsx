import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { EligibleRewards } from './eligible-rewards.tsx';

const MIXED = [{ easyRewardsItem: true }, {}];
const shown = (items: readonly { easyRewardsItem?: boolean }[], copyLocale: typeof SHOP.copyLocale = 'en-US', easyRewards = true) => {
  const eligibleItems = items.filter(({ easyRewardsItem }) => easyRewardsItem).length;
  const cart = {
    items,
    metadata: { uiSwitches: { easyRewards } },
    cartEasyRewards: { eligibleItems, eligibleAmount: eligibleItems * 12.5 },
  };
  return served(<EligibleRewards cart={cart} />, { ...SHOP, copyLocale });
};

test('[RWD-1] the cart says what rewards may pay for, and what they may not', () => {
  expect(shown([{ easyRewardsItem: true }])).toContain('Rewards can pay for 1 item, $12.50.');
  expect(shown([{ easyRewardsItem: true }])).not.toContain('can’t pay');
  expect(shown(MIXED)).toMatch(/Rewards can pay for 1 item, \$12\.50\..*Rewards can’t pay for gift cards, memberships or services\./);
  expect(shown([{}])).toContain('Rewards can’t pay for gift cards, memberships or services.');
  expect(shown([{}])).not.toContain('can pay for');
});

test.each([
  ['fr-CA', 'Les récompenses ne paient ni cartes-cadeaux, ni adhésions, ni services.'],
  ['es-US', 'Las recompensas no pagan tarjetas de regalo, membresías ni servicios.'],
] as const)('[RWD-1] in %s the cart says what rewards may not pay for', (copyLocale, text) => {
  expect(shown(MIXED, copyLocale)).toContain(text);
});

test('[RWD-1] who is no member, and an empty cart, read nothing of it', () => {
  expect(shown(MIXED, 'en-US', false)).not.toContain('<p');
  expect(shown([])).not.toContain('<p');
});
