// The scripts that wake a page up are fetched once it has been painted: till then the line belongs to what a shopper sees first.

const LINK = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const IMPORT_AS = /^import \* as (\w+) from ("[^"]+");$/gm;
const IMPORT = /^import ("[^"]+");$/gm;

/** Longest wait in milliseconds: a page that is put behind another one while it loads is not painted. */
const PATIENCE_MS = 3_000;

/** How the script that starts all others begins. */
export const starter = (nonce: string): string => `<script nonce="${nonce}" type="module" async="">`;

/**
 * React Router names a page's scripts in its head and imports them at once at the end of its body, and offers no say in either. Here the
 * links leave `head`; `start`, the text of the starting script, makes them after the first paint, all together, and imports only then.
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
