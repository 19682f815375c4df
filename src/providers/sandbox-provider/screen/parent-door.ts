// The one way out of the frame: messages to the declared parent and to nobody else, and the two that it listens to.
import type { CardProblem } from '#buying/payment/rules';

/** What the parent gets of a card; see docs/contracts/payment-frame.md. */
export interface CardTokenMessage {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiry: { readonly month: number; readonly year: number } | null;
}

/** The same of a gift or prepaid card. */
export interface GiftTokenMessage {
  readonly token: string;
  readonly paymentType: string;
  readonly lastFour: string;
}

/** What comes of sending a card: a token, or what is wrong with it; no problems at all means that no answer came. */
export type Tokenised = CardTokenMessage | GiftTokenMessage | { readonly problems: readonly CardProblem[] };

export type FrameMessage =
  | CardTokenMessage
  | GiftTokenMessage
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
