import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.tsx';

const HEAD = `<title>Paper</title><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js"/><link rel="icon" href="/i.svg"/>`;
const START = `import "/a.js";
import * as route0 from "/b.js";

window.__reactRouterRouteModules = {"root":route0};

import("/entry.js");`;

test('scripts are preloaded and imported after the first paint, in their order', () => {
  const { head, start } = lateScripts(HEAD, START);
  expect(head).toBe('<title>Paper</title><link rel="icon" href="/i.svg"/>');
  const lines = start.split('\n');
  expect(lines[0]).toMatch(/^await new Promise/);
  expect(lines.filter((line) => /["/](a|b|entry)\.js/.test(line))).toEqual([
    'for (const href of ["/a.js","/b.js"])',
    'await import("/a.js");',
    'const route0 = await import("/b.js");',
    'import("/entry.js");',
  ]);
  expect(start).not.toMatch(/^import ["*]/m);
});
