// Wraps all pages: handles page links (APP-14), prefetches likely pages, lets Back close drawers.
import { useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { PrefetchPageLinks, UNSAFE_DataRouterContext, useNavigate } from 'react-router';
import { LinkRoutesProvider } from './link-routes.tsx';
import type { LinkRoutes } from './link-target.ts';
import { loadPageImports } from './page-imports.ts';
import { onSurfaceEntry, pageShown, startSurfaceHistory } from './surface-history.ts';

/** Hover time after which a link is prefetched. */
const INTENT_MS = 90;

export type UiRootProps = {
  /** `linkRoutes(patterns)`, built once. */
  readonly routes: LinkRoutes;
  readonly children: ReactNode;
};

export function UiRoot({ routes, children }: UiRootProps) {
  useSurfaceHistory();
  useFollowedLinks();
  const wanted = useIntendedPage();
  return (
    <LinkRoutesProvider value={routes}>
      {children}
      {wanted !== undefined && <PrefetchPageLinks page={wanted} />}
    </LinkRoutesProvider>
  );
}

/** Subscribes to the router itself: a page is in the history before React renders it, and Back may be pressed in between. */
function useSurfaceHistory(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    startSurfaceHistory();
    let shown = router?.state.location;
    return router?.subscribe(({ location }) => {
      if (location !== shown) pageShown(location.key);
      shown = location;
    });
  }, [router]);
}

/** Page links are plain anchors; this handles their clicks. Inside an open drawer the new page replaces the drawer's history entry. */
function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = pageLinkOf(event.target);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (link === null || event.defaultPrevented || !plain || link.target === '_blank' || link.hasAttribute('download')) return;
      event.preventDefault();
      const { page, scroll } = link.dataset;
      void navigate(addressOf(link), { replace: page === 'replace' || onSurfaceEntry(), preventScrollReset: scroll === 'keep' });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** The page whose link is hovered or focused. */
function useIntendedPage(): string | undefined {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const intend = (event: Event): void => {
      clearTimeout(timer);
      const link = pageLinkOf(event.target);
      if (link !== null) timer = setTimeout(() => void loadPageImports().then(() => setPage(addressOf(link))), INTENT_MS);
    };
    const options = { passive: true } as const;
    document.addEventListener('pointerover', intend, options);
    document.addEventListener('focusin', intend, options);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', intend);
      document.removeEventListener('focusin', intend);
    };
  }, []);
  return page;
}

function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null;
}

/** The browser resolves it, so that `?page=2` and `#part` are relative to this page. */
function addressOf(link: HTMLAnchorElement): string {
  return link.pathname + link.search + link.hash;
}
