// Tells when a page had to be loaded whole because the shop has a new release.
import type { Tell } from './send-events.ts';

/** In session storage: the release that this tab has seen. */
const SEEN = 'release';

interface Release {
  readonly __reactRouterManifest?: { readonly version: string };
}

export function noteRelease(tell: Tell): void {
  const { __reactRouterManifest: manifest } = window as Release; // React Router's list of pages, with the version of its build
  const [navigation] = performance.getEntriesByType('navigation');
  try {
    const seen = sessionStorage.getItem(SEEN);
    if (manifest === undefined || seen === manifest.version) return;
    sessionStorage.setItem(SEEN, manifest.version);
    // A page that lacks a script of its release loads itself again.
    if (seen !== null && navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload')
      tell({ name: 'bundler-redirect' });
  } catch {
    // Storage is full or not allowed.
  }
}
