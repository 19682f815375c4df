import { expect, test } from 'vitest';
import { lightManifest } from './light-manifest-plugin.ts';

const script = (manifest: object): string => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test('the list of routes omits false values and what pages import, and names the file that holds it', () => {
  const routes = {
    root: { id: 'root', imports: ['/all.js'] },
    a: { id: 'a', index: true, hasLoader: true, hasAction: false, imports: ['/own.js', '/all.js'], css: [] },
    b: { id: 'b', hasLoader: false },
  };
  const light = lightManifest(script({ version: 'v', routes }));
  expect(light.imports.name).toMatch(/^page-imports-[\w-]{8}\.json$/);
  expect(JSON.parse(light.imports.text)).toEqual({ a: ['/own.js'] });
  expect(light.script).toBe(
    script({
      version: 'v',
      routes: { root: routes.root, a: { id: 'a', index: true, hasLoader: true, css: [] }, b: { id: 'b' } },
      pageImports: `/assets/${light.imports.name}`,
    }),
  );
});
