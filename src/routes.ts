// Page address → page file. Two frames: the shop with its full header and footer, and the slim one of pages with one thing to do.
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

const shop = [
  index('./catalog/screen/home-page.tsx'),
  route('search', './search/screen/search-page.tsx'),
  route('deals', './catalog/screen/deals-page.tsx'),
  route('brand/:brand', './catalog/screen/brand-page.tsx'),
  route('ink-toner-finder', './printers/screen/finder-page.tsx'),
  route('ink-toner-finder/:model', './printers/screen/printer-page.tsx'),
  route('account/printers', './printers/screen/my-printers-page.tsx'),
  route('reviews/:itemId', './reviews/screen/reviews-page.tsx'),
  route('reviews/:itemId/write', './reviews/screen/write-review-page.tsx'),
  route('questions/:itemId', './questions/screen/questions-page.tsx'),
  route('questions/:itemId/ask', './questions/screen/ask-question-page.tsx'),
  route('chat', './contact/screen/chat-page.tsx'),
  route('feedback', './contact/screen/feedback-page.tsx'),
  route('customize/:itemId', './catalog/screen/customize-page.tsx'),
  route('compare', './compare/screen/compare-page.tsx'),
  route('departments', './catalog/screen/departments-page.tsx'),
  route('quick-order', './quick-order/screen/quick-order-page.tsx'),
  route('stores', './stores/screen/stores-page.tsx'),
  route('stores/:storeNumber', './stores/screen/store-page.tsx'),
  route('delivery-place', './stores/screen/place-page.tsx'),
  route('help', './content/screen/help-page.tsx'),
  route('about/:topic', './content/screen/about-page.tsx'),
  route('office/supplies/login', './sessions/screen/sign-in-page.tsx'),
  route('office/supplies/create-account', './sessions/screen/create-account-page.tsx', { id: 'create-account' }),
  route('office/supplies/become-customer', './sessions/screen/create-account-page.tsx', { id: 'become-customer' }),
  layout('./accounts/screen/account-frame-page.tsx', [
    route('gus/sdc/profileinfo', './accounts/screen/account-page.tsx', { id: 'account-sdc' }),
    route('gus/sba/profileinfo', './accounts/screen/account-page.tsx', { id: 'account-sba' }),
    route('account/details', './accounts/screen/details-page.tsx'),
    route('account/addresses', './addresses/screen/addresses-page.tsx'),
    route('account/payment-methods', './saved-cards/screen/saved-cards-page.tsx'),
    route('account/orders', './orders/screen/orders-page.tsx'),
    route('account/orders/:orderNumber', './orders/screen/order-page.tsx'),
    route('cc/:experience/list/:screen?', './lists/screen/lists-page.tsx', { id: 'lists' }),
    route('kuber/:screen', './lists/screen/lists-page.tsx', { id: 'lists-kuber' }),
  ]),
  route('cart', './cart/screen/cart-page.tsx', { id: 'cart-short' }),
  route('cc/:experience/cart', './cart/screen/cart-page.tsx', { id: 'cart' }),
  route('checkout/confirmation/:orderNumber', './orders/screen/confirmation-page.tsx'),
  route('order-lookup', './orders/screen/order-lookup-page.tsx'),
  route('docs/api', './api-docs/screen/api-docs-page.tsx'),
  route(':slug/:key', './catalog/screen/catalog-page.tsx'),
  route('*', './header/screen/missing-page.tsx'),
];

const oneThing = [
  route('checkout/delivery', './checkout/screen/delivery-page.tsx'),
  route('checkout/payment', './checkout/screen/payment-page.tsx'),
  route('checkout/challenge/:orderNumber', './checkout/screen/challenge-page.tsx'),
  route('checkout/wallet/:vendor', './checkout/screen/wallet-return-page.tsx'),
  route('checkout/review', './checkout/screen/review-page.tsx'),
  route('checkout/express', './checkout/screen/express-page.tsx'),
  route('office/supplies/open-account', './accounts/screen/open-account-page.tsx'),
  route('office/supplies/forgotten-password', './accounts/screen/forgotten-password-page.tsx'),
  route('office/supplies/new-password', './accounts/screen/new-password-page.tsx'),
  route('account/confirm-email', './accounts/screen/confirm-email-page.tsx'),
];

export default [
  ...prefix(':locale?', [
    layout('./header/screen/shop-frame-page.tsx', shop),
    layout('./header/screen/slim-frame-page.tsx', oneThing),
    route('gallery', './gallery/screen/gallery-page.tsx'),
  ]),
] satisfies RouteConfig;
