// Sends events to a page that frames the shop, or to a surrounding application (CART-25, ANL-2). Only configured parents receive them; otherwise the
// console gets a message (ERR-4).

import { consoleOnly } from './console-only.tsx';

export type ParentMessage =
  | { readonly message: 'cartCount'; readonly count: number; readonly lines: number }
  | { readonly message: 'navigation'; readonly route: string };

/** The window's parent, and the application's message handlers. */
interface Around {
  readonly parent?: unknown;
  readonly webkit?: { readonly messageHandlers?: { readonly inkwell?: { postMessage(text: string): void } } };
  readonly InkwellApp?: { postMessage(text: string): void };
}

const native = ({ webkit, InkwellApp }: Around) => webkit?.messageHandlers?.inkwell ?? InkwellApp;

/** Whether an application embeds this page, listening or not. */
const hasHandlers = ({ webkit }: Around): boolean => webkit?.messageHandlers !== undefined;

/** Configured parents, as sent with the page. */
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

/** The origin of the framing page; the browser checks it again when the message is posted. */
function parentOrigin(): string | null {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}
