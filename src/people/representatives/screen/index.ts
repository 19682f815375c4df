export { ActingBanner } from './acting-banner-lazy.tsx';
export { ActingSummary } from './acting-summary.tsx';
export { CartNotice, type CartChange } from './cart-notice.tsx';
