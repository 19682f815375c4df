import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { lightManifest } from './light-manifest-plugin.ts';

test('the list of routes leaves out what pages import, and names the file that holds it', () => {
  const whole = { hasLoader: true, hasDefaultExport: true, css: [] };
  const routes = {
    root: { ...whole, id: 'root', path: '', module: '/assets/root-00000000.js', imports: ['/all.js'] },
    a: { ...whole, id: 'a', parentId: 'root', index: true, module: '/assets/a-00000001.js', imports: ['/own.js', '/all.js'] },
  };
  const light = lightManifest(`window.__reactRouterManifest=${JSON.stringify({ version: 'v', routes })};`);
  expect(light.imports.name).toMatch(/^page-imports-[\w-]{8}\.json$/);
  expect(JSON.parse(light.imports.text)).toEqual({ a: ['/own.js'] });
  const window: Record<string, unknown> = {};
  runInNewContext(light.script, { window });
  const { imports: _, ...a } = routes.a;
  const expected = { version: 'v', routes: { root: routes.root, a }, pageImports: `/assets/${light.imports.name}` };
  expect(JSON.parse(JSON.stringify(window['__reactRouterManifest']))).toEqual(expected);
});
