// The only way the shop writes a link (APP-14): pages of the app move without a reload, everything else is a plain anchor.
import { createContext, useContext } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { linkTarget } from './link-target.ts';
import type { LinkRoutes } from './link-target.ts';
import { onSurfaceEntry } from './surface-history.ts';

const Routes = createContext<LinkRoutes | null>(null);
/** Tells every link below which addresses are pages of the app; build the value once with {@link linkRoutes}. */
export const LinkRoutesProvider = Routes.Provider;
export { linkRoutes } from './link-target.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & {
  readonly to: string;
  readonly prefetch?: 'none' | 'intent' | 'viewport' | undefined;
  readonly replace?: boolean | undefined;
  readonly preventScrollReset?: boolean | undefined;
};

let complained = false;
function complainOnce(): void {
  if (complained) return;
  complained = true;
  // oxlint-disable-next-line no-console -- APP-14: missing configuration is logged as an error
  console.error('Link: no route list is configured (LinkRoutesProvider); every local address is treated as a page.');
}

/** A link. External, mail and phone addresses become normal anchors; a `javascript:` address loses its address. */
export function Link({ to, prefetch, replace, preventScrollReset, ...anchor }: LinkProps) {
  const routes = useContext(Routes);
  if (routes === null) complainOnce();
  const target = linkTarget(to, routes);
  if (target === 'refused') return <a {...anchor} />;
  if (target !== 'page') return <a {...anchor} href={to} />;
  return <PageLink {...anchor} {...{ to, prefetch, replace, preventScrollReset }} />;
}

/** Inside an open drawer a link takes the place of the drawer's own history entry, so that Back needs one press only. */
function PageLink({ prefetch, replace, preventScrollReset, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || anchor.target === '_blank' || !onSurfaceEntry()) return;
    event.preventDefault();
    void navigate(anchor.to, { replace: true, preventScrollReset: preventScrollReset ?? false });
  };
  return (
    <RouterLink
      {...anchor}
      {...(prefetch && { prefetch })}
      {...(replace && { replace })}
      {...(preventScrollReset && { preventScrollReset })}
      onClick={follow}
    />
  );
}
