// Page address → page file. Two frames: the shop with full header and footer, and a slim one for pages with a single task. `PAGE_ACCESS` of
// `people/access` defines who may open a page: a page that is not in that table does not compile.
import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import type { PageRoute } from '#people/access/rules';

function page(at: PageRoute, file: string, id?: string): RouteConfigEntry {
  const options = id === undefined ? {} : { id };
  return at === '/' ? index(file, options) : route(at.slice(1), file, options);
}

const shop = [
  page('/', './finding/home/screen/home-page.tsx'),
  page('/search', './finding/search/screen/search-page.tsx'),
  page('/deals', './finding/home/screen/deals-page.tsx'),
  page('/brands', './finding/listing/screen/brands-page.tsx'),
  page('/brand/:brand', './finding/listing/screen/brand-page.tsx'),
  page('/ink-toner-finder', './finding/printers/screen/finder-page.tsx'),
  page('/ink-toner-finder/:model', './finding/printers/screen/printer-page.tsx'),
  page('/account/printers', './finding/printers/screen/my-printers-page.tsx'),
  page('/reviews/:itemId', './finding/reviews/screen/reviews-page.tsx'),
  page('/reviews/:itemId/write', './finding/reviews/screen/write-review-page.tsx'),
  page('/questions/:itemId', './finding/questions/screen/questions-page.tsx'),
  page('/questions/:itemId/ask', './finding/questions/screen/ask-question-page.tsx'),
  page('/back-in-stock/:itemId', './finding/stock-alerts/screen/stock-alert-page.tsx'),
  page('/back-in-stock/stop/:token', './finding/stock-alerts/screen/stop-alerts-page.tsx'),
  page('/chat', './around/contact/screen/chat-page.tsx'),
  page('/feedback', './around/contact/screen/feedback-page.tsx'),
  page('/customize/:itemId', './finding/product-page/screen/customize-page.tsx'),
  page('/compare', './finding/compare/screen/compare-page.tsx'),
  page('/departments', './finding/home/screen/departments-page.tsx'),
  page('/quick-order', './buying/quick-order/screen/quick-order-page.tsx'),
  page('/stores', './goods/stores/screen/stores-page.tsx'),
  page('/stores/:storeNumber', './goods/stores/screen/store-page.tsx'),
  page('/delivery-place', './goods/stores/screen/place-page.tsx'),
  page('/help', './around/content/screen/help-page.tsx'),
  page('/about/:topic', './around/content/screen/about-page.tsx'),
  page('/office/supplies/login', './people/sessions/screen/sign-in-page.tsx'),
  page('/office/supplies/create-account', './people/sessions/screen/create-account-page.tsx', 'create-account'),
  page('/office/supplies/become-customer', './people/sessions/screen/create-account-page.tsx', 'become-customer'),
  layout('./people/accounts/screen/account-frame-page.tsx', [
    page('/gus/sdc/profileinfo', './buying/account/screen/account-page.tsx', 'account-sdc'),
    page('/gus/sba/profileinfo', './buying/account/screen/account-page.tsx', 'account-sba'),
    page('/account/details', './people/accounts/screen/details-page.tsx'),
    page('/account/preferences', './buying/account/screen/preferences-page.tsx'),
    page('/account/act-for', './people/representatives/screen/act-for-page.tsx'),
    page('/account/representatives', './people/representatives/screen/record-page.tsx'),
    page('/account/privacy', './people/privacy/screen/privacy-page.tsx'),
    page('/account/security', './people/security/screen/security-page.tsx'),
    page('/account/security/two-step', './people/security/screen/two-step-page.tsx'),
    page('/account/security/passkeys/new', './people/security/screen/new-passkey-page.tsx'),
    page('/account/security/passkeys/:passkeyId', './people/security/screen/passkey-page.tsx'),
    page('/account/people', './people/organizations/screen/people-page.tsx'),
    page('/account/people/invite', './people/organizations/screen/invite-page.tsx'),
    page('/account/people/history', './people/organizations/screen/history-page.tsx'),
    page('/account/people/:profileId', './people/organizations/screen/person-page.tsx'),
    page('/account/organization', './people/organizations/screen/organization-page.tsx'),
    page('/account/groups', './people/organizations/screen/groups-page.tsx'),
    page('/account/sign-on', './people/sign-on/screen/sign-on-settings-page.tsx'),
    page('/account/sign-on/test', './people/sign-on/screen/sign-on-test-page.tsx'),
    page('/account/addresses', './people/addresses/screen/addresses-page.tsx'),
    page('/account/payment-methods', './buying/saved-cards/screen/saved-cards-page.tsx'),
    page('/account/orders', './buying/orders/screen/orders-page.tsx'),
    page('/account/orders/:orderNumber', './buying/orders/screen/order-page.tsx'),
    page('/cc/:experience/list/:screen?', './buying/lists/screen/lists-page.tsx', 'lists'),
    page('/kuber/:screen', './buying/lists/screen/lists-page.tsx', 'lists-kuber'),
  ]),
  page('/cart', './buying/cart-page/screen/page/cart-page.tsx', 'cart-short'),
  page('/cc/:experience/cart', './buying/cart-page/screen/page/cart-page.tsx', 'cart'),
  page('/checkout/confirmation/:orderNumber', './buying/orders/screen/confirmation-page.tsx'),
  page('/order-lookup', './buying/orders/screen/order-lookup-page.tsx'),
  page('/docs/api', './around/api-docs/screen/api-docs-page.tsx'),
  page('/:slug/:key', './finding/product-page/screen/product-or-category-page.tsx'),
  page('/*', './around/header/screen/missing-page.tsx'),
];

const oneThing = [
  page('/checkout/delivery', './buying/checkout/screen/delivery-page.tsx'),
  page('/checkout/payment', './buying/checkout/screen/payment-page.tsx'),
  page('/checkout/challenge/:orderNumber', './buying/placing/screen/challenge-page.tsx'),
  page('/checkout/wallet/:vendor', './buying/checkout/screen/wallet-return-page.tsx'),
  page('/checkout/review', './buying/placing/screen/review-page.tsx'),
  page('/checkout/express', './buying/checkout/screen/express-page.tsx'),
  page('/office/supplies/second-step', './people/security/screen/second-step-page.tsx'),
  page('/office/supplies/sign-on', './people/sign-on/screen/sign-on-page.tsx'),
  page('/office/supplies/sign-on/:organization', './people/sign-on/screen/organization-sign-on-page.tsx'),
  page('/office/supplies/sign-on/:organization/start', './people/sign-on/screen/sign-on-start-page.tsx'),
  page('/office/supplies/sign-on/:organization/return', './people/sign-on/screen/sign-on-return-page.tsx'),
  page('/office/supplies/sign-on/:organization/signed-out', './people/sign-on/screen/signed-out-page.tsx'),
  page('/office/supplies/open-account', './people/accounts/screen/open-account-page.tsx'),
  page('/office/supplies/join', './people/organizations/screen/join-page.tsx'),
  page('/office/supplies/forgotten-password', './people/accounts/screen/forgotten-password-page.tsx'),
  page('/office/supplies/new-password', './people/accounts/screen/new-password-page.tsx'),
  page('/account/deleted', './people/privacy/screen/account-deleted-page.tsx'),
  page('/account/confirm-email', './people/accounts/screen/confirm-email-page.tsx'),
];

export default [
  ...prefix(':locale?', [
    layout('./around/header/screen/shop-frame-page.tsx', shop),
    layout('./around/header/screen/slim-frame-page.tsx', oneThing),
    page('/gallery', './shop/gallery/screen/gallery-page.tsx'),
  ]),
] satisfies RouteConfig;
