import { build } from 'vite';
import { expect, test } from 'vitest';
import { keptPartsPlugin } from './kept-parts-plugin.ts';

const PAGE = `
import { KeptPart } from 'kept-part';
export const Page = ({ tile, rows }) => (
  <ul>
    <KeptPart name={\`tile \${tile.a > 1 ? 'a' : 'b'}\`} of={{ tile, size: '>' }}>
      <li>{tile.title}</li>
    </KeptPart>
    <KeptPart name="pair" of={null}>
      <li>{tile.first}</li>
      <li>{tile.second}</li>
    </KeptPart>
    {rows.map((row) => (
      <KeptPart key={row} name="row" of={row}>
        <li>{row}</li>
      </KeptPart>
    ))}
  </ul>
);`;

/** The page as it is built for browsers, or for the server. */
async function built(ssr: boolean): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'page', enforce: 'pre', resolveId: (id) => (id === 'page.tsx' ? id : null), load: (id) => (id === 'page.tsx' ? PAGE : null) },
      keptPartsPlugin(),
    ],
    build: {
      write: false,
      minify: false,
      ssr,
      rolldownOptions: { input: 'page.tsx', external: ['kept-part', /^react/], preserveEntrySignatures: 'strict' },
    },
  });
  const [first] = [made].flat();
  if (first === undefined || !('output' in first)) throw new Error('Nothing was built');
  return first.output[0].code;
}

test('browsers get the parts without their marks, but for those with a key in a list; the server gets all', async () => {
  const [browser, server] = [await built(false), await built(true)];
  expect(browser).not.toContain('size:');
  expect(browser).toContain('tile.title');
  expect(browser.match(/\(KeptPart/g)).toHaveLength(1);
  expect(server.match(/\(KeptPart/g)).toHaveLength(3);
});

test('what stood in a part alone stands there without it; what stood together stays together', async () => {
  const browser = await built(false);
  expect(browser.match(/Fragment, \{/g)).toHaveLength(1);
  expect(browser).toMatch(/Fragment, \{ children: \[[^\]]*tile\.first[^\]]*tile\.second/);
});
