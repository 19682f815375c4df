// Public door of #header/rules: the context of header and footer (APP-15).
export { pageContext, type FrameVariant, type PageContext } from './page-context.ts';
