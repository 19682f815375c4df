// What the rewards page says about memberships: the one that runs, the ones that are sold, and what they agree to.
import { expect, test } from 'vitest';
import type { MembershipReply, RunningMembership } from '#buying/membership/contract';
import { JoinOffer } from '#buying/rewards/screen';
import { served, SHOP } from '#test/screen/page';
import { ComparePlans } from './compare-plans.tsx';
import { RunningPlan } from './running-plan.tsx';
import { WhatWasDone } from './what-was-done.tsx';

const PLAN: RunningMembership = {
  program: 'SELECT',
  state: 'active',
  beginsOn: '2026-08-14',
  endsOn: '2027-08-14',
  renewalPrice: 49,
  renewalTerms: '',
  card: { brand: 'Visa', lastFour: '4821' },
  isUsed: true,
  savedDelivery: 55.65,
  savedOrders: 7,
  moveUp: { itemId: '970099', price: 36.58, days: 267 },
  nextTryOn: null,
};
const OFFERED: MembershipReply = {
  plans: [
    { program: 'SELECT', itemId: '970049', price: 49 },
    { program: 'PREMIUM', itemId: '970099', price: 99 },
  ],
  freeDeliveryFrom: 45,
  deliveryFee: 7.95,
  assemblyFee: 39.99,
  membership: null,
};

const plain = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const plan = (over: Partial<RunningMembership>, copyLocale: typeof SHOP.copyLocale = 'en-US') =>
  plain(served(<RunningPlan plan={{ ...PLAN, ...over }} />, { ...SHOP, copyLocale }));

test.each([
  ['en-US', 'Renews August 14, 2027 for $49.00', 'Move up to PREMIUM for $36.58', 'The difference for the 267 days left'],
  ['fr-CA', 'Se renouvelle le 14 août 2027 pour', 'Passer à PREMIUM pour', 'La différence pour les 267 jours qui restent'],
  ['es-US', 'Se renueva el', 'Pasar a PREMIUM por', 'La diferencia por los 267 días que quedan'],
] as const)('[RWD-4] a running membership says when it renews, for how much, and what moving up costs (%s)', (locale, ...texts) => {
  const shown = plan({}, locale);
  for (const text of texts) expect(shown).toContain(text);
});

test('[RWD-4] each state has its own sentence, and the acts that it allows', () => {
  expect(plan({})).toMatch(/Turn off renewal .* Cancel SELECT/);
  expect(plan({ isUsed: false, savedOrders: 0 })).toContain('we refund the whole price, and it ends now');
  expect(plan({ card: null })).toContain('You keep no card. Add one, or it ends then.');
  const terms = 'SELECT renews on August 14, 2027 for $49.00 plus tax.';
  const ending = plan({ state: 'ending', renewalTerms: terms });
  expect(ending).toContain(terms);
  expect(plan({ state: 'ending' })).not.toContain('Turn on renewal');
  expect(ending).toContain('It works until August 14, 2027.');
  expect(ending).toContain('Turn on renewal');
  expect(ending).not.toContain('Cancel SELECT');
  expect(plan({ state: 'overdue', nextTryOn: '2027-08-18', moveUp: null })).toContain('We try your card again on August 18, 2027');
});

test('[RWD-4] [RWD-2] the programs stand side by side with their terms, and are joined from there unless one runs', () => {
  const markup = plain(served(<ComparePlans offered={OFFERED} isMember />));
  for (const text of ['$49.00 a year', '$99.00 a year', 'Free from $45.00, else $7.95', 'Join SELECT', 'Join PREMIUM', 'You have this'])
    expect(markup).toContain(text);
  expect(markup).toContain('It renews each year for $49.00 / $99.00 from the card you keep, until you turn that off.');
  expect(plain(served(<ComparePlans offered={{ ...OFFERED, membership: PLAN }} isMember />))).not.toContain('Join SELECT');
  expect(served(<ComparePlans offered={{ ...OFFERED, plans: [] }} isMember />)).toBe('');
});

test('[RWD-1] [RWD-2] what buying earns is said to everybody, with the way in for who is no member', () => {
  const offer = (isMember: boolean) => served(<JoinOffer isMember={isMember} signedIn={false} />);
  expect(plain(offer(true))).toContain('Earns up to 5% back in Rewards.');
  expect(offer(true)).not.toContain('href');
  expect(offer(false)).toContain('href="/account/rewards"');
});

test('[RWD-2] a withdrawn claim is named, with a press that sends it again as it was', () => {
  const claim = { reference: 'AB1234', boughtOn: '2026-11-01', amount: 24.5, state: 'withdrawn', reason: '' } as const;
  const told = (withdrawn: typeof claim | undefined, copyLocale: typeof SHOP.copyLocale = 'en-US') =>
    served(<WhatWasDone done="withdrawn" membership={null} withdrawn={withdrawn} />, { ...SHOP, copyLocale });
  expect(told(claim)).toMatch(/name="act" value="claim".*value="AB1234".*value="2026-11-01".*value="24\.50".*AB1234\..*Undo/);
  expect(plain(told(claim, 'fr-CA'))).toContain('Retiré. Nous n’examinons plus AB1234.');
  expect(told(undefined), 'one that was claimed again meanwhile').not.toContain('<form');
});
