// Reduces the route manifest that every page loads: moves what each page imports to a file of its own, which is needed only to prefetch a page
// (`page-imports.ts`), and writes each route as a short row, without what follows from its id or holds for nearly all (`compact-routes.ts`).
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compactRoutes, EXPAND_ROUTES, type Route } from './compact-routes.ts';

interface Manifest {
  readonly routes: Readonly<Record<string, Route & { imports?: readonly string[] }>>;
  pageImports?: string;
}

export function lightManifestPlugin(): Plugin {
  return {
    name: 'inkwell-light-manifest',
    apply: 'build',
    // The server build writes the list.
    async closeBundle() {
      const { name: bundle, config } = this.environment;
      if (bundle !== 'ssr') return;
      const assets = resolve(config.root, config.build.outDir, '../client/assets');
      for (const name of await readdir(assets)) {
        if (!/^manifest-\w+\.js$/.test(name)) continue;
        const file = join(assets, name);
        const { script, imports } = lightManifest(await readFile(file, 'utf8'));
        await writeFile(join(assets, imports.name), imports.text);
        await writeFile(file, script);
      }
    },
  };
}

/** The same assignment, written shorter, and the file of what each page imports by its route's id. */
export function lightManifest(script: string): {
  readonly script: string;
  readonly imports: { readonly name: string; readonly text: string };
} {
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const manifest = JSON.parse(script.slice(from, to)) as Manifest;
  const everywhere = new Set(manifest.routes['root']?.imports);
  const imports = new Map<string, readonly string[]>();
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (id === 'root' || !route.imports) continue;
    imports.set(
      id,
      route.imports.filter((name) => !everywhere.has(name)),
    );
    delete route.imports;
  }
  const text = JSON.stringify(Object.fromEntries(imports));
  const name = `page-imports-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
  manifest.pageImports = `/assets/${name}`;
  const lighter = JSON.stringify({ ...manifest, routes: compactRoutes(manifest.routes) });
  return { script: `${script.slice(0, from)}${EXPAND_ROUTES}(${lighter})${script.slice(to)}`, imports: { name, text } };
}
