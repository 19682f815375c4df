import { expect, test } from 'vitest';
import { lightManifest } from './light-manifest-plugin.ts';

test('the list of routes keeps everything relevant, with imports of many routes first', () => {
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

test('imports of the root are loaded on every page, so no other route names them', () => {
  const routes = {
    root: { id: 'root', imports: ['/all.js'] },
    a: { id: 'a', imports: ['/own.js', '/all.js'] },
  };
  expect(lightManifest(`window.__reactRouterManifest=${JSON.stringify({ routes })};`)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ routes: { ...routes, a: { id: 'a', imports: ['/own.js'] } } })};`,
  );
});
