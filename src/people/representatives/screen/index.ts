export { ActingBanner } from './acting-banner-lazy.tsx';
export { ActingSummary } from './acting-summary.tsx';
export { ClosedBox } from './closed-box.tsx';
export { RepresentativeMark } from './representative-mark.tsx';
export { CartNotice, type CartChange } from './cart-notice.tsx';
