// Each web toggle of the frame, on and off, in the served markup (USR-7).
import { SessionFactsProvider } from '#people/sessions/screen';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { PAGE_TOGGLES, type PageToggle } from '#people/toggles/rules';
import { PageTogglesProvider } from '#people/toggles/screen';
import { served, SHOP } from '#test/screen/tile';
import { DepartmentNav } from './department-nav.tsx';
import { drawFooterLists } from './footer-lists.tsx';
import { MenuServices } from './menu-services.tsx';
import { FooterListsProvider } from './served-footer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopHat } from './top-hat.tsx';

const known = {
  signedIn: true,
  userType: 'REGISTERED',
  firstName: 'Ana',
  customerNumber: '',
  accountName: '',
  routeType: 'default',
} as const;
const footer = (
  <FooterListsProvider value={drawFooterLists}>
    <SiteFooter />
  </FooterListsProvider>
);
const nav = <DepartmentNav departments={[]} />;
const menu = (
  <SessionFactsProvider value={known}>
    <MenuServices />
  </SessionFactsProvider>
);

const others = (name: PageToggle) => PAGE_TOGGLES.filter((other) => other !== name);

test.each<[PageToggle, ReactElement, string]>([
  ['chat', footer, 'Chat with us'],
  ['feedback', footer, 'Give feedback'],
  ['helpCenter', footer, 'Help and contact'],
  ['helpCenter', menu, 'Help and contact'],
  ['footerContent', footer, '30 days to return'],
  ['footerContent', footer, 'All departments'],
  ['giftCardLink', footer, 'Gift cards'],
  ['insidersNetwork', footer, 'Insiders Network'],
  ['learnTab', nav, 'Learn'],
  ['flyouts', nav, 'aria-controls="all-departments"'],
  ['signOut', menu, 'Sign out'],
])('[USR-7] [HDR-5] %s gates its piece for guests and for the shopper', (name, screen, text) => {
  expect(served(screen)).toContain(text);
  expect(served(screen, { ...SHOP, toggles: others(name) })).not.toContain(text);
  expect(served(<PageTogglesProvider value={others(name)}>{screen}</PageTogglesProvider>)).not.toContain(text);
  expect(served(<PageTogglesProvider value={[name, 'footerContent']}>{screen}</PageTogglesProvider>, { ...SHOP, toggles: [] })).toContain(
    text,
  );
});

test('[USR-7] without its toggle the help link leaves the top line, the footer keeps its legal line, and departments stay a link', () => {
  expect(served(<TopHat help />)).toContain('href="/help"');
  expect(served(<TopHat help={false} />)).not.toContain('href="/help"');
  const bare = { ...SHOP, toggles: [] };
  expect(served(footer, bare)).toContain('href="/about/privacy"');
  expect(served(nav, bare)).toContain('href="/departments"');
});
