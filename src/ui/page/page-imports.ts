// What each page imports: needed only to prefetch pages, so the build keeps it out of the manifest (`tools/light-manifest-plugin.ts`) and the browser
// loads it when a link is first hovered or focused.
import { ownValue } from '#base/lookup/rules';

/** The parts of React Router's manifest that matter here; `pageImports` is the address of the file. */
interface Manifest {
  readonly routes: Readonly<Record<string, { imports?: readonly string[] }>>;
  readonly pageImports?: string;
}

let loading: Promise<void> | undefined;

/** Resolves when the manifest names the imports of every page. Without them, prefetching loads less, so a failure is ignored. */
export function loadPageImports(): Promise<void> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  return (loading ??= addImports(manifest).catch(() => undefined));
}

async function addImports(manifest: Manifest | undefined): Promise<void> {
  if (manifest?.pageImports === undefined) return;
  const imports = (await (await fetch(manifest.pageImports)).json()) as Readonly<Record<string, readonly string[]>>;
  for (const [id, route] of Object.entries(manifest.routes)) {
    const own = ownValue(imports, id);
    if (own !== undefined) route.imports = own;
  }
}
