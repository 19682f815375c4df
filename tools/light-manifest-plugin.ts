// Reduces the route manifest that every page loads: omits false values and imports of the root, and sorts frequent imports first, so that routes look
// alike and compress well.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Manifest {
  readonly routes: Readonly<Record<string, { imports?: readonly string[] }>>;
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
        await writeFile(file, lightManifest(await readFile(file, 'utf8')));
      }
    },
  };
}

/** The same assignment with a shorter value. */
export function lightManifest(script: string): string {
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const manifest = JSON.parse(script.slice(from, to)) as Manifest;
  const uses = new Map<string, number>();
  for (const name of Object.values(manifest.routes).flatMap(({ imports = [] }) => imports)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const often = (a: string, b: string): number => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1);
  const everywhere = new Set(manifest.routes['root']?.imports);
  for (const [id, route] of Object.entries(manifest.routes))
    if (id !== 'root' && route.imports) route.imports = route.imports.filter((name) => !everywhere.has(name));
  const lighter = JSON.stringify(manifest, (key, value: unknown) => {
    if (value === false) return undefined;
    return key === 'imports' && Array.isArray(value) ? (value as string[]).toSorted(often) : value;
  });
  return script.slice(0, from) + lighter + script.slice(to);
}
