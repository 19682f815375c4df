// Public door of #around/header/rules: the context and frame of a page, and the footer's links (APP-15, HDR-1).
export { footerColumns, type FooterColumn, type FrameLink } from './footer-columns.ts';
export { FOOTER_TOGGLES, type FooterToggle } from './footer-toggles.ts';
export { frameVariant } from './frame-variant.ts';
export { isYes } from './is-yes.ts';
export { otherEdition } from './other-edition.ts';
export { pageContext, type FrameVariant, type PageContext } from './page-context.ts';
