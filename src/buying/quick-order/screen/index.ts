/** A link to quick order on other pages, which opens its drawer (ATC-6). */
export { QuickOrderLink } from './quick-order-link.tsx';
