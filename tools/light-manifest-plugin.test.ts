import { expect, test } from 'vitest';
import { lightManifest } from './light-manifest-plugin.ts';

test('the list of routes keeps all that is so, the imports of many routes first', () => {
  const routes = {
    a: { id: 'a', index: true, hasLoader: true, hasAction: false, imports: ['/own.js', '/all.js'], css: [] },
    b: { id: 'b', hasLoader: false, imports: ['/all.js'] },
  };
  const script = `window.__reactRouterManifest=${JSON.stringify({ version: 'v', routes })};`;
  expect(lightManifest(script)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({
      version: 'v',
      routes: {
        a: { id: 'a', index: true, hasLoader: true, imports: ['/all.js', '/own.js'], css: [] },
        b: { id: 'b', imports: ['/all.js'] },
      },
    })};`,
  );
});

test('what the root imports is loaded on every page: no other route names it', () => {
  const routes = {
    root: { id: 'root', imports: ['/all.js'] },
    a: { id: 'a', imports: ['/own.js', '/all.js'] },
  };
  expect(lightManifest(`window.__reactRouterManifest=${JSON.stringify({ routes })};`)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ routes: { ...routes, a: { id: 'a', imports: ['/own.js'] } } })};`,
  );
});
