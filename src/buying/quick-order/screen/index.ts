/** The way to quick order from another page: opens its drawer (ATC-6). */
export { QuickOrderLink } from './quick-order-link.tsx';
