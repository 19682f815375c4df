// Pieces of the frame that are shown to some, each with and without what it is for (HDR-5). Those with a toggle are in `page-toggles.test.tsx`.
import { expect, test } from 'vitest';
import { SessionFactsProvider, type ShownCustomer } from '#people/sessions/screen';
import { served, SHOP } from '#test/screen/page';
import { AccountDetail } from './account-detail.tsx';
import { drawFooterLists } from './footer-lists.tsx';
import { MenuServices } from './menu-services.tsx';
import { MenuStart } from './menu-start.tsx';
import { FooterListsProvider } from './served-footer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopHat } from './top-hat.tsx';

const ana: ShownCustomer = {
  signedIn: true,
  userType: 'REGISTERED',
  firstName: 'Ana',
  customerNumber: '',
  accountName: '',
  routeType: 'default',
};

const topHat = (facts: ShownCustomer | null) =>
  served(
    <SessionFactsProvider value={facts}>
      <TopHat help />
    </SessionFactsProvider>,
  );

test('[HDR-5] who has a sales representative is led to their name, e-mail and phone; nobody else is', () => {
  expect(topHat({ ...ana, salesRepName: 'Ruth Lee' })).toMatch(/href="[^"]*#overview-rep"[^>]*>Your rep: Ruth Lee</);
  for (const facts of [null, ana, { ...ana, salesRepName: '' }]) expect(topHat(facts)).not.toContain('overview-rep');
});

const menu = <MenuStart departments={[]} hasDeals onChoose={undefined} />;
const footer = (
  <FooterListsProvider value={drawFooterLists}>
    <SiteFooter />
  </FooterListsProvider>
);

test.each([
  ['deals', menu, 'href="/deals"'],
  ['deals', footer, 'href="/deals"'],
  ['promotions', menu, 'href="/promotions"'],
  ['promotions', footer, 'href="/promotions"'],
] as const)('[HDR-5] [B2B-7] %s are linked where they are offered, and nowhere else', (name, screen, link) => {
  expect(served(screen)).toContain(link);
  expect(served(screen, { ...SHOP, offers: { ...SHOP.offers, [name]: false } })).not.toContain(link);
});

test('[HDR-5] the account’s link names the organization, else a member’s standing, else the account', () => {
  expect(served(<AccountDetail session={{ ...ana, accountName: 'Bell & Daughters' }} />)).toContain('Bell &amp; Daughters');
  expect(served(<AccountDetail session={ana} />)).toContain('Your account');
  expect(served(<AccountDetail session={{ ...ana, audience: ['rewards', 'gold'], rewardsNumber: '6' }} />)).toContain('Gold');
});

test('[HDR-5] the phone menu has the places of who is signed in, and the way to sign in for a guest', () => {
  const shown = (facts: ShownCustomer | null) =>
    served(
      <SessionFactsProvider value={facts}>
        <MenuServices />
      </SessionFactsProvider>,
    );
  expect(shown(ana)).toContain('href="/account/orders"');
  expect(shown(null)).not.toContain('href="/account/orders"');
  expect(shown(null)).toContain('/office/supplies/login');
});
