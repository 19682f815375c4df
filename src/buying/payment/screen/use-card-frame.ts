// Messages to and from the card frame; accepts only its origin, its window and the current load.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { FRAME_TIMEOUT_MS, readFrameMessage, type CardToken, type FrameMessage, type GiftToken } from '#buying/payment/rules';
import { useAwake } from '#ui/page/awake';
import { cardKey } from './card-key.ts';
import { useAfterPress } from '#ui/page/use-after-press';

/** Height until the form reports its own. */
const FIRST_HEIGHT = 228;

export interface CardFrameEvents {
  /** A token, after `submit` or after Enter in the form. */
  readonly onCard?: (card: CardToken) => void;
  /** A token of the gift and prepaid card form. */
  readonly onGift?: (card: GiftToken) => void;
  /** There is no token: the card is incomplete, and the frame shows why; it could not be read (`failed`); or the frame is `late`. */
  readonly onStopped: (why: 'invalid' | 'failed' | 'late') => void;
  /** The key of the card that was declined: the form shows its number and expiry again, and asks for the code. Null: none was. */
  readonly declinedKey?: string | null;
}

export interface CardFrameControls {
  readonly phase: 'loading' | 'ready' | 'late';
  readonly height: number;
  /** Counts the loads: the first, and the one after "retry". */
  readonly attempt: number;
  /** Undefined until a script runs, since the frame needs one. */
  readonly tranID: string | undefined;
  /** Ref of the iframe. */
  readonly frame: { current: HTMLIFrameElement | null };
  retry(): void;
  /** Asks for a token, now or as soon as the frame is ready. */
  submit(): void;
  /** For the iframe's load event: the frame may have been ready before this page listened. */
  greet(): void;
  /** The card in the form was declined: asks for its code, or for another card. */
  askAgain(): void;
}

export function useCardFrame(payOrigin: string, { onCard, onGift, onStopped, declinedKey = null }: CardFrameEvents): CardFrameControls {
  const isAwake = useAwake();
  const frame = useRef<HTMLIFrameElement>(null);
  const wanted = useRef(false);
  const [showing, setShowing] = useState(() => ({ tranID: crypto.randomUUID(), attempt: 1 }));
  const [phase, setPhase] = useState<CardFrameControls['phase']>('loading');
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const { tranID, attempt } = showing;
  const afterPress = useAfterPress();
  const post = (message: FrameRequest): void => frame.current?.contentWindow?.postMessage(message, payOrigin);
  const hello = (declined: boolean): void => {
    const focus = declined && !isBusyElsewhere(frame.current);
    // Some browsers let a frame have the keyboard only when its page gives it. A frame that has it would take it from its field.
    if (focus && document.activeElement !== frame.current) frame.current?.focus({ preventScroll: true });
    post({ type: 'hello', key: cardKey(declinedKey), declined, focus });
  };

  const onLate = (): void => {
    setPhase('late');
    onStopped('late');
  };
  const onMessage = (message: FrameMessage): void => {
    if (message.type === 'height') afterPress(() => setHeight(message.height));
    else if (message.type === 'token') onCard?.(message.card);
    else if (message.type === 'gift') onGift?.(message.card);
    else if (message.type !== 'ready') onStopped(message.type);
    else {
      setPhase('ready');
      // The shopper pressed the button before the frame was ready.
      if (wanted.current) post({ type: 'submit' });
      wanted.current = false;
    }
  };
  useFrameMessages({ frame, payOrigin, tranID }, { onMessage, onLate });

  return {
    phase,
    height,
    attempt,
    tranID: isAwake ? tranID : undefined,
    frame,
    retry() {
      setPhase('loading');
      setShowing({ tranID: crypto.randomUUID(), attempt: attempt + 1 });
    },
    submit() {
      if (phase === 'ready') post({ type: 'submit' });
      else if (phase === 'late') onStopped('late');
      else wanted.current = true;
    },
    greet: () => hello(declinedKey !== null),
    askAgain: () => hello(true),
  };
}

/** `key`: for the card that the form keeps; `declined`: it was declined; `focus`: the form may take the keyboard. */
type FrameRequest =
  | { readonly type: 'submit' }
  | { readonly type: 'hello'; readonly key: string; readonly declined: boolean; readonly focus: boolean };

/** Whether the shopper is in another field of the page, or in another frame. */
function isBusyElsewhere(frame: HTMLIFrameElement | null): boolean {
  const { activeElement } = document;
  return activeElement !== frame && activeElement?.matches('input, select, textarea, iframe') === true;
}

interface FrameLoad {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly payOrigin: string;
  readonly tranID: string;
}

interface FrameListeners {
  readonly onMessage: (message: FrameMessage) => void;
  /** The frame did not get ready in time. */
  readonly onLate: () => void;
}

/** Listens to one load of the frame. */
function useFrameMessages({ frame, payOrigin, tranID }: FrameLoad, listeners: FrameListeners): void {
  const onMessage = useEffectEvent(listeners.onMessage);
  const onLate = useEffectEvent(listeners.onLate);
  useEffect(() => {
    const late = setTimeout(onLate, FRAME_TIMEOUT_MS);
    const listen = (event: MessageEvent): void => {
      if (event.origin !== payOrigin || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data, tranID);
      if (message?.type === 'ready') clearTimeout(late);
      if (message !== undefined) onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(late);
      window.removeEventListener('message', listen);
    };
  }, [frame, tranID, payOrigin]);
}
