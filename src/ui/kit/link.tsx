// The shop's only link component (APP-14): pages of the app load without a reload, other addresses are plain anchors.
import type { ComponentProps } from 'react';
import { useLinkRoutes } from '#ui/page/link-routes';
import { linkTarget } from '../page/link-target.ts';
import { unbroken } from './unbroken.tsx';

export { linkRoutes } from '../page/link-target.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & {
  readonly to: string;
  readonly replace?: boolean | undefined;
  readonly preventScrollReset?: boolean | undefined;
  /** Loads a page as a document and never ahead of the press: opening it does something. */
  readonly asDocument?: boolean | undefined;
};

let complained = false;
function complainOnce(): void {
  if (complained) return;
  complained = true;
  // oxlint-disable-next-line no-console -- APP-14: missing configuration is logged as an error
  console.error('No route list is configured: every address is taken for a page.');
}

/** A link. External, mail and phone addresses become plain anchors; a `javascript:` address is removed. */
export function Link({ to, replace, preventScrollReset, asDocument, children, ...rest }: LinkProps) {
  const routes = useLinkRoutes();
  if (routes === null) complainOnce();
  const target = linkTarget(to, routes);
  const anchor = { ...rest, children: unbroken(children) };
  if (target === 'refused') return <a {...anchor} />;
  if (target !== 'page' || asDocument) return <a {...anchor} href={to} />;
  // One listener at the root handles all page links: a router link for each would cost more than the rest of a tile.
  return <a {...anchor} href={to} data-page={replace ? 'replace' : 'push'} data-scroll={preventScrollReset ? 'keep' : undefined} />;
}
