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

/** `key`: of the kept card; `declined`: that card was declined, so the form shows it again; `focus`: the form may take the keyboard. */
export interface Greeting {
  readonly key: string;
  readonly declined: boolean;
  readonly focus: boolean;
}

export interface ParentListeners {
  readonly onHello: (greeting: Greeting) => void;
  readonly onSubmit: () => void;
}

export interface ParentDoor {
  ready(): void;
  /** Reports the height of the form. */
  resized(): void;
  post(message: FrameMessage): void;
}

export function openParentDoor(
  { origin, iframeId, tranId }: { readonly origin: string; readonly iframeId: string; readonly tranId: string },
  { onHello, onSubmit }: ParentListeners,
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
    const { type, key, declined, focus } = (event.data ?? {}) as Partial<Record<'type' | keyof Greeting, unknown>>;
    // The parent may have loaded after the frame: it asks, and gets the message again.
    if (type === 'hello') {
      tell();
      if (typeof key === 'string') onHello({ key, declined: declined === true, focus: focus === true });
    }
    if (type === 'submit') onSubmit();
  });
  new ResizeObserver(() => post({ type: 'height', height: document.body.offsetHeight })).observe(document.body);
  return { ready: tell, resized: () => post({ type: 'height', height: document.body.offsetHeight }), post };
}
