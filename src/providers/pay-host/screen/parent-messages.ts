// Messages to the declared parent and no other window, and the two messages that the frame accepts.
import type { CardToken, GiftToken } from '#buying/payment/rules';

/** Messages to the parent; see docs/contracts/payment-frame.md. */
export type FrameMessage =
  | CardToken
  | GiftToken
  | { readonly type: 'ready' }
  | { readonly type: 'invalid' }
  | { readonly type: 'failed' }
  | { readonly type: 'height'; readonly height: number };

export interface ParentDoor {
  ready(): void;
  /** Reports the height of the form. */
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
    // The parent may have loaded after the frame: it asks, and gets the message again.
    if (type === 'hello') tell();
    if (type === 'submit') onSubmit();
  });
  new ResizeObserver(() => post({ type: 'height', height: document.body.offsetHeight })).observe(document.body);
  return { ready: tell, resized: () => post({ type: 'height', height: document.body.offsetHeight }), post };
}
