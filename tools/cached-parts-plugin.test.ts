import { build } from 'vite';
import { expect, test } from 'vitest';
import { cachedPartsPlugin } from './cached-parts-plugin.ts';

const PAGE = `
import { CachedPart } from 'cached-part';
export const Page = ({ tile, rows }) => (
  <ul>
    <CachedPart name={\`tile \${tile.a > 1 ? 'a' : 'b'}\`} of={{ tile, size: '>' }}>
      <li>{tile.title}</li>
    </CachedPart>
    <CachedPart name="pair" of={null}>
      <li>{tile.first}</li>
      <li>{tile.second}</li>
    </CachedPart>
    {rows.map((row) => (
      <CachedPart key={row} name="row" of={row}>
        <li>{row}</li>
      </CachedPart>
    ))}
  </ul>
);`;

/** The built page, for browsers or for the server. */
async function built(ssr: boolean): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'page', enforce: 'pre', resolveId: (id) => (id === 'page.tsx' ? id : null), load: (id) => (id === 'page.tsx' ? PAGE : null) },
      cachedPartsPlugin(),
    ],
    build: {
      write: false,
      minify: false,
      ssr,
      rolldownOptions: { input: 'page.tsx', external: ['cached-part', /^react/], preserveEntrySignatures: 'strict' },
    },
  });
  const [first] = [made].flat();
  if (first === undefined || !('output' in first)) throw new Error('Nothing was built');
  return first.output[0].code;
}

test('browsers get the parts without their wrappers, except those with a key in a list; the server gets all', async () => {
  const [browser, server] = [await built(false), await built(true)];
  expect(browser).not.toContain('size:');
  expect(browser).toContain('tile.title');
  expect(browser.match(/\(CachedPart/g)).toHaveLength(1);
  expect(server.match(/\(CachedPart/g)).toHaveLength(3);
});

test('a single child replaces its wrapper; several stay together', async () => {
  const browser = await built(false);
  expect(browser.match(/Fragment, \{/g)).toHaveLength(1);
  expect(browser).toMatch(/Fragment, \{ children: \[[^\]]*tile\.first[^\]]*tile\.second/);
});
