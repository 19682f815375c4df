/** A link that asks for offers by email in a drawer, or leads to the page (RWD-3). */
export { OfferMailLink } from './offer-mail-link.tsx';
