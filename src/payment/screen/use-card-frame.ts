// The conversation with the card frame: only with its own origin, only with the window that was opened, only about this showing.
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { FRAME_TIMEOUT_MS, readFrameMessage, type CardToken } from '#payment/rules';
import { useAfterPress } from '#ui/use-after-press';

/** Room for the form before it says how tall it is. */
const FIRST_HEIGHT = 228;

export interface CardFrameTalk {
  readonly phase: 'loading' | 'ready' | 'late';
  readonly height: number;
  /** Which showing this is: the first, and the one after "retry". */
  readonly attempt: number;
  /** Undefined until a script runs: without one the frame is of no use. */
  readonly tranID: string | undefined;
  /** Goes on the iframe. */
  readonly frame: { current: HTMLIFrameElement | null };
  retry(): void;
  /** Asks for a token: undefined when the card is incomplete, which the frame itself says, or could not be read. */
  useCard(): Promise<CardToken | undefined>;
  /** For the iframe's load event: the frame may have been there before this page listened. */
  greet(): void;
}

export function useCardFrame(payOrigin: string, onFailed: () => void): CardFrameTalk {
  const isAwake = useSyncExternalStore(never, yes, no);
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<(card: CardToken | undefined) => void>(undefined);
  const [showing, setShowing] = useState(() => ({ tranID: crypto.randomUUID(), attempt: 1 }));
  const [phase, setPhase] = useState<CardFrameTalk['phase']>('loading');
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const { tranID, attempt } = showing;
  const afterPress = useEffectEvent(useAfterPress());
  const post = (type: 'hello' | 'submit'): void => frame.current?.contentWindow?.postMessage({ type }, payOrigin);

  useEffect(() => {
    const settle = (card: CardToken | undefined): void => {
      answer.current?.(card);
      answer.current = undefined;
    };
    const late = setTimeout(() => {
      setPhase('late');
      settle(undefined);
    }, FRAME_TIMEOUT_MS);
    const hear = (event: MessageEvent): void => {
      if (event.origin !== payOrigin || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data, tranID);
      if (message?.type === 'ready') {
        clearTimeout(late);
        setPhase('ready');
        // The shopper was faster than the frame.
        if (answer.current !== undefined) frame.current?.contentWindow?.postMessage({ type: 'submit' }, payOrigin);
      } else if (message?.type === 'height') afterPress(() => setHeight(message.height));
      else if (message !== undefined) {
        settle(message.type === 'token' ? message.card : undefined);
        if (message.type === 'failed') onFailed();
      }
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(late);
      window.removeEventListener('message', hear);
    };
  }, [tranID, payOrigin, onFailed]);

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
    useCard: () =>
      new Promise((resolve) => {
        answer.current?.(undefined);
        answer.current = resolve;
        if (phase === 'ready') post('submit');
        else if (phase === 'late') resolve(undefined);
      }),
    greet: () => post('hello'),
  };
}

/** Says once and for all that a browser is at work: false while the server draws. */
const never = () => () => undefined;
const yes = () => true;
const no = () => false;
