// Public door of #header/rules: what header and footer are asked for by (APP-15).
export { pageContext, type FrameVariant, type PageContext } from './page-context.ts';
