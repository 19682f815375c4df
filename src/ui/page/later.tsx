/**
 * Spread on a part far down a page, so that the browser lays it out when the visitor comes near it (`base.css`). Only in pages as they were
 * served, where the browser remembers how high each part was: what the router draws has no heights yet, and Back would miss its place.
 */
export const LATER: { readonly 'data-later'?: ''; readonly suppressHydrationWarning?: true } | undefined = import.meta.env.SSR
  ? { 'data-later': '' }
  : import.meta.env.DEV
    ? { suppressHydrationWarning: true }
    : undefined;
