// What the membership overlay and the enrolment say.
import { expect, test } from 'vitest';
import type { MembershipReply } from '#buying/membership/contract';
import { served, SHOP } from '#test/screen/page';
import { Enrolment } from './enrolment.tsx';
import { MembershipOffer } from './membership-offer.tsx';
import { Programs } from './membership-overlay.tsx';
import type { OfferedMembership } from './use-membership.ts';

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
const shown = (offered: OfferedMembership['offered'], deliveryFee = 7.95, copyLocale: typeof SHOP.copyLocale = 'en-US') =>
  plain(
    served(<Programs view={{ offered, again: () => undefined }} deliveryFee={deliveryFee} onChoose={() => undefined} />, {
      ...SHOP,
      copyLocale,
    }),
  );

test('[RWD-2] the overlay says what a membership saves on this order, and what each program gives', () => {
  expect(shown(OFFERED)).toMatch(/costs \$7\.95\. With a membership it’s free\..*SELECT \$49\.00 a year.*PREMIUM \$99\.00 a year/);
  expect(shown(OFFERED)).toMatch(/At least 3% back.*Join SELECT.*5% back.*Furniture assembly included.*Join PREMIUM/);
  expect(shown(OFFERED, 0)).not.toContain('Delivery of this order');
  expect(shown({ ...OFFERED, assemblyFee: null })).not.toContain('assembly');
  expect(shown(OFFERED, 7.95, 'fr-CA')).toContain('Avec une adhésion, elle est gratuite.');
});

test('[RWD-2] the overlay says that it loads, that it failed, that nothing is sold, and that one has it', () => {
  const loading = <Programs view={{ offered: null, again: () => undefined }} deliveryFee={0} onChoose={() => undefined} />;
  expect(served(loading)).toContain('Loading memberships');
  expect(shown('failed')).toMatch(/could not be loaded\. .*Try again/);
  expect(shown({ ...OFFERED, plans: [] })).toContain('No membership is sold here right now.');
});

test('[RWD-2] [RWD-4] the enrolment says the price and what is agreed to before the press that puts it into the cart', () => {
  const markup = served(<Enrolment plan={{ program: 'PREMIUM', itemId: '970099', price: 99 }} onAdded={() => undefined} />);
  expect(plain(markup)).toMatch(/\$99\.00 a year.*It renews each year for \$99\.00.*Add PREMIUM to cart.*not before\./);
  expect(markup).toMatch(/<form[^>]*method="post".*value="970099"/);
  expect(markup).toContain('href="/account/rewards/gifts"');
});

test('[RWD-2] an order that pays for delivery is told what a membership saves; one that pays nothing is not', () => {
  expect(served(<MembershipOffer deliveryFee={7.95} />)).toMatch(/href="\/account\/rewards#compare".*Save \$7\.95 on delivery/);
  expect(served(<MembershipOffer deliveryFee={0} />)).toBe('');
});
