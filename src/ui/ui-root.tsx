// Stands once around the pages: tells links which addresses are pages (APP-14) and lets Back close drawers.
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkRoutesProvider } from './link.tsx';
import type { LinkRoutes } from './link-target.ts';
import { pageShown, startSurfaceHistory } from './surface-history.ts';

export type UiRootProps = {
  /** `linkRoutes(patterns)`, built once. */
  readonly routes: LinkRoutes;
  readonly children: ReactNode;
};

export function UiRoot({ routes, children }: UiRootProps) {
  const { key } = useLocation();
  useEffect(() => startSurfaceHistory(), []);
  useEffect(() => pageShown(key), [key]);
  return <LinkRoutesProvider value={routes}>{children}</LinkRoutesProvider>;
}
