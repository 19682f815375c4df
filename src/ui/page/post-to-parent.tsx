// Tells a page that frames the shop, or the application around it, what happened here (CART-25, ANL-2). Only declared parents are
// told anything; what cannot be told goes to the console alone (ERR-4).

import { consoleOnly } from './console-only.tsx';

export type ParentMessage =
  | { readonly message: 'cartCount'; readonly count: number; readonly lines: number }
  | { readonly message: 'navigation'; readonly route: string };

/** Of a window: that it has a parent, and what an application puts into it. */
interface Around {
  readonly parent?: unknown;
  readonly webkit?: { readonly messageHandlers?: { readonly inkwell?: { postMessage(text: string): void } } };
  readonly InkwellApp?: { postMessage(text: string): void };
}

const native = ({ webkit, InkwellApp }: Around) => webkit?.messageHandlers?.inkwell ?? InkwellApp;

/** An application is around this page, whether or not it listens to the shop. */
const hasHandlers = ({ webkit }: Around): boolean => webkit?.messageHandlers !== undefined;

/** Declared parents, as the page was sent with them. */
const parents = (): readonly string[] => (document.documentElement.dataset['parents'] ?? '').split(' ').filter(Boolean);

export function postToParent(message: ParentMessage): void {
  const app = native(window);
  app?.postMessage(JSON.stringify(message));
  if (app === undefined && hasHandlers(window)) consoleOnly('The native handler is missing.');
  if (window.parent === window) return;
  const above = parentOrigin();
  if (above === null || !parents().includes(above)) consoleOnly('Unable to access parent window.');
  else window.parent.postMessage(message, above);
}

/** The origin of the page that frames this one; the browser checks it once more when the message is posted. */
function parentOrigin(): string | null {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}
