// Page address → page file. Two frames: the shop with its full header and footer, and the slim one of pages with one thing to do.
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

const shop = [
  index('./finding/home/screen/home-page.tsx'),
  route('search', './finding/search/screen/search-page.tsx'),
  route('deals', './finding/home/screen/deals-page.tsx'),
  route('brand/:brand', './finding/listing/screen/brand-page.tsx'),
  route('ink-toner-finder', './finding/printers/screen/finder-page.tsx'),
  route('ink-toner-finder/:model', './finding/printers/screen/printer-page.tsx'),
  route('account/printers', './finding/printers/screen/my-printers-page.tsx'),
  route('reviews/:itemId', './finding/reviews/screen/reviews-page.tsx'),
  route('reviews/:itemId/write', './finding/reviews/screen/write-review-page.tsx'),
  route('questions/:itemId', './finding/questions/screen/questions-page.tsx'),
  route('questions/:itemId/ask', './finding/questions/screen/ask-question-page.tsx'),
  route('chat', './around/contact/screen/chat-page.tsx'),
  route('feedback', './around/contact/screen/feedback-page.tsx'),
  route('customize/:itemId', './finding/product-page/screen/customize-page.tsx'),
  route('compare', './finding/compare/screen/compare-page.tsx'),
  route('departments', './finding/home/screen/departments-page.tsx'),
  route('quick-order', './buying/quick-order/screen/quick-order-page.tsx'),
  route('stores', './goods/stores/screen/stores-page.tsx'),
  route('stores/:storeNumber', './goods/stores/screen/store-page.tsx'),
  route('delivery-place', './goods/stores/screen/place-page.tsx'),
  route('help', './around/content/screen/help-page.tsx'),
  route('about/:topic', './around/content/screen/about-page.tsx'),
  route('office/supplies/login', './people/sessions/screen/sign-in-page.tsx'),
  route('office/supplies/create-account', './people/sessions/screen/create-account-page.tsx', { id: 'create-account' }),
  route('office/supplies/become-customer', './people/sessions/screen/create-account-page.tsx', { id: 'become-customer' }),
  layout('./people/accounts/screen/account-frame-page.tsx', [
    route('gus/sdc/profileinfo', './buying/account/screen/account-page.tsx', { id: 'account-sdc' }),
    route('gus/sba/profileinfo', './buying/account/screen/account-page.tsx', { id: 'account-sba' }),
    route('account/details', './people/accounts/screen/details-page.tsx'),
    route('account/addresses', './people/addresses/screen/addresses-page.tsx'),
    route('account/payment-methods', './buying/saved-cards/screen/saved-cards-page.tsx'),
    route('account/orders', './buying/orders/screen/orders-page.tsx'),
    route('account/orders/:orderNumber', './buying/orders/screen/order-page.tsx'),
    route('cc/:experience/list/:screen?', './buying/lists/screen/lists-page.tsx', { id: 'lists' }),
    route('kuber/:screen', './buying/lists/screen/lists-page.tsx', { id: 'lists-kuber' }),
  ]),
  route('cart', './buying/cart-page/screen/page/cart-page.tsx', { id: 'cart-short' }),
  route('cc/:experience/cart', './buying/cart-page/screen/page/cart-page.tsx', { id: 'cart' }),
  route('checkout/confirmation/:orderNumber', './buying/orders/screen/confirmation-page.tsx'),
  route('order-lookup', './buying/orders/screen/order-lookup-page.tsx'),
  route('docs/api', './around/api-docs/screen/api-docs-page.tsx'),
  route(':slug/:key', './finding/product-page/screen/catalog-page.tsx'),
  route('*', './around/header/screen/missing-page.tsx'),
];

const oneThing = [
  route('checkout/delivery', './buying/checkout/screen/delivery-page.tsx'),
  route('checkout/payment', './buying/checkout/screen/payment-page.tsx'),
  route('checkout/challenge/:orderNumber', './buying/placing/screen/challenge-page.tsx'),
  route('checkout/wallet/:vendor', './buying/checkout/screen/wallet-return-page.tsx'),
  route('checkout/review', './buying/placing/screen/review-page.tsx'),
  route('checkout/express', './buying/checkout/screen/express-page.tsx'),
  route('office/supplies/open-account', './people/accounts/screen/open-account-page.tsx'),
  route('office/supplies/forgotten-password', './people/accounts/screen/forgotten-password-page.tsx'),
  route('office/supplies/new-password', './people/accounts/screen/new-password-page.tsx'),
  route('account/confirm-email', './people/accounts/screen/confirm-email-page.tsx'),
];

export default [
  ...prefix(':locale?', [
    layout('./around/header/screen/shop-frame-page.tsx', shop),
    layout('./around/header/screen/slim-frame-page.tsx', oneThing),
    route('gallery', './shop/gallery/screen/gallery-page.tsx'),
  ]),
] satisfies RouteConfig;
