/**
 * Spread this on a part far down a page: the browser then lays it out when the visitor comes near (`base.css`). Only on served pages, for which the
 * browser remembers each part's height: on client-rendered pages Back would miss its scroll position.
 */
export const LATER: { readonly 'data-later'?: ''; readonly suppressHydrationWarning?: true } | undefined = import.meta.env.SSR
  ? { 'data-later': '' }
  : import.meta.env.DEV
    ? { suppressHydrationWarning: true }
    : undefined;
