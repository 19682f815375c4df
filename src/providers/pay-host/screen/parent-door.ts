// The one way out of the frame: messages to the declared parent and to nobody else, and the two that it listens to.
import type { CardToken, GiftToken } from '#buying/payment/rules';

/** What the parent gets; see docs/contracts/payment-frame.md. */
export type FrameMessage =
  | CardToken
  | GiftToken
  | { readonly type: 'ready' }
  | { readonly type: 'invalid' }
  | { readonly type: 'failed' }
  | { readonly type: 'height'; readonly height: number };

export interface ParentDoor {
  ready(): void;
  /** Tells the parent how tall the form has become. */
  resized(): void;
  post(message: FrameMessage): void;
}

export function openParentDoor(
  { origin, iframeId, tranId }: { readonly origin: string; readonly iframeId: string; readonly tranId: string },
  onSubmit: () => void,
): ParentDoor {
  const post = (message: FrameMessage): void => {
    if (parent !== window) parent.postMessage({ ...message, iframeId, tranID: tranId }, origin);
  };
  const tell = (): void => {
    post({ type: 'ready' });
    post({ type: 'height', height: document.body.offsetHeight });
  };
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== parent) return;
    const { type } = (event.data ?? {}) as { type?: unknown };
    // The parent may have woken up after the frame did: it asks, and hears again.
    if (type === 'hello') tell();
    if (type === 'submit') onSubmit();
  });
  new ResizeObserver(() => post({ type: 'height', height: document.body.offsetHeight })).observe(document.body);
  return { ready: tell, resized: () => post({ type: 'height', height: document.body.offsetHeight }), post };
}
