/** Links of the footer that have a web toggle (USR-7). */
export const FOOTER_TOGGLES = ['chat', 'feedback', 'helpCenter', 'giftCardLink', 'insidersNetwork'] as const;
export type FooterToggle = (typeof FOOTER_TOGGLES)[number];
