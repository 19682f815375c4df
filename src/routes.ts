// Page address → page file. Two frames: the shop with full header and footer, and a slim one for pages with a single task. The page that works
// without a connection has neither: they ask the shop for more. `PAGE_ACCESS` of
// `people/access` defines who may open a page: a page that is not in that table does not compile.
import { layout, prefix, type RouteConfig } from '@react-router/dev/routes';
import { ACCOUNT_PAGES } from './account-routes.ts';
import { page } from './page-route.ts';

const shop = [
  page('/', './finding/home/screen/home-page.tsx'),
  page('/search', './finding/search/screen/search-page.tsx'),
  page('/deals', './finding/home/screen/deals-page.tsx'),
  page('/promotions', './finding/coupons/screen/promotions-page.tsx'),
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
  page('/shared-list/:token', './buying/lists/screen/shared-list-page.tsx'),
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
  layout('./people/accounts/screen/account-frame-page.tsx', ACCOUNT_PAGES),
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
  page('/tpv', './people/partners/screen/tpv-page.tsx'),
  page('/punchout/window', './buying/punchout/screen/window-page.tsx'),
  page('/punchout/return', './buying/punchout/screen/return-page.tsx'),
  page('/punchout/over', './buying/punchout/screen/over-page.tsx'),
  page('/punchout/tester/:connectionId', './buying/punchout/screen/tester-page.tsx'),
  page('/service/:service', './people/services/screen/stand-in-page.tsx'),
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
    page('/offline', './buying/offline/screen/offline-page.tsx'),
    page('/gallery', './shop/gallery/screen/gallery-page.tsx'),
  ]),
] satisfies RouteConfig;
