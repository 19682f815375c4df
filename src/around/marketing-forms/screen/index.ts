/** A link that opens a marketing form in a drawer, or as a page (RWD-3). */
export { MarketingFormLink } from './marketing-form-link.tsx';
