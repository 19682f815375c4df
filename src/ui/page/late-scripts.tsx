// Delays a page's scripts until after the first paint, so that visible content loads first.

const LINK = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const IMPORT_AS = /^import \* as (\w+) from ("[^"]+");$/gm;
const IMPORT = /^import ("[^"]+");$/gm;

/** Longest wait in milliseconds: a page in a background tab is not painted. */
const PATIENCE_MS = 3_000;

/** Beginning of the script that starts all others. */
export const starter = (nonce: string): string => `<script nonce="${nonce}" type="module" async="">`;

/**
 * React Router preloads a page's scripts in its head and imports them at the end of its body; neither is configurable. This removes the links from
 * `head`; `start`, the text of the starting script, adds them after the first paint and then imports the scripts.
 */
export function lateScripts(head: string, start: string): { readonly head: string; readonly start: string } {
  const addresses = [...head.matchAll(LINK)].map(([, address]) => address);
  const imports = start.replace(IMPORT_AS, 'const $1 = await import($2);').replace(IMPORT, 'await import($1);');
  return { head: head.replaceAll(LINK, ''), start: afterPaint(addresses) + imports };
}

function afterPaint(addresses: readonly unknown[]): string {
  return `await new Promise((go) => {
  document.hidden ? go() : new PerformanceObserver(go).observe({ type: "paint", buffered: true });
  setTimeout(go, ${PATIENCE_MS});
});
for (const href of ${JSON.stringify(addresses)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href }));
`;
}
