// The pages that the browser's list of routes has, as patterns for links (APP-14): so no page needs the table of who may open what.

/** The part of React Router's manifest that matters here. */
interface Manifest {
  readonly routes: Readonly<Record<string, { readonly path?: string }>>;
}

const LOCALE = ':locale?';
const PREFIXES = ['', '/en-ca', '/fr-ca'] as const;

/**
 * Patterns of routes by their paths, each in every locale. Products and categories share a route with other two-segment addresses, which are no pages;
 * neither is the catch-all.
 */
export function patternsOfRoutes(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!path.startsWith(LOCALE)) return [];
    const bare = path.slice(LOCALE.length);
    if (bare === '/*') return [];
    const patterns = bare === '/:slug/:key' ? ['/:slug/cat_:id', '/:slug/product_:id'] : [bare];
    return patterns.flatMap((pattern) => PREFIXES.map((prefix) => prefix + pattern || '/'));
  });
}

/** The paths of all routes; in the browser alone. */
export function routePathsHere(): string[] {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  return Object.values(manifest?.routes ?? {}).flatMap(({ path }) => path ?? []);
}
