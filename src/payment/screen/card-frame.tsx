// The card form in its frame on the payment host: shows it, grows with it, and hands over the token it makes (PAY-4).
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Trans } from '@lingui/react';
import { FRAME_TIMEOUT_MS, framePlaces, frameUrl, readFrameMessage, type CardToken } from '#payment/rules';
import { paymentWords } from '#payment/words';
import { LockIcon } from '#ui/icons';
import { Message } from '#ui/message';
import { useShop, useWords } from '#ui/shop';
import { Spinner } from '#ui/spinner';
import { TextAction } from '#ui/text-action';
import styles from './card-frame.module.css';

export interface CardFrameHandle {
  /** Asks the frame for a token: undefined when the card is incomplete (the frame says so itself) or could not be read. */
  useCard(): Promise<CardToken | undefined>;
}

export interface CardFrameProps {
  readonly ref: Ref<CardFrameHandle>;
  /** The frame could not make a token of a complete card. */
  readonly onFailed: () => void;
  /** The shopper gives up on this frame and wants another way to pay. */
  readonly onChangePayment: () => void;
}

const FIRST_HEIGHT = 268;
/** Shown again after a time-out, once; then the shopper is asked to choose another way. */
const TRIES = 2;

type Phase = 'loading' | 'ready' | 'late';

export function CardFrame({ ref, onFailed, onChangePayment }: CardFrameProps) {
  const t = useWords(paymentWords);
  const { copyLocale, site, origins } = useShop();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<(card: CardToken | undefined) => void>(undefined);
  const [showing, setShowing] = useState<{ readonly tranID: string; readonly attempt: number }>();
  const [phase, setPhase] = useState<Phase>('loading');
  const [height, setHeight] = useState(FIRST_HEIGHT);

  // The frame needs a script to be of use, so it is only asked for once one runs.
  useEffect(() => setShowing({ tranID: crypto.randomUUID(), attempt: 1 }), []);

  useEffect(() => {
    if (showing === undefined) return undefined;
    const late = setTimeout(() => setPhase('late'), FRAME_TIMEOUT_MS);
    const hear = (event: MessageEvent): void => {
      if (event.origin !== origins.pay || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data, showing.tranID);
      if (message === undefined) return;
      if (message.type === 'ready') {
        clearTimeout(late);
        setPhase('ready');
      } else if (message.type === 'height') setHeight(message.height);
      else {
        waiting.current?.(message.type === 'token' ? message.card : undefined);
        waiting.current = undefined;
        if (message.type === 'failed') onFailed();
      }
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(late);
      window.removeEventListener('message', hear);
    };
  }, [showing, origins.pay, onFailed]);

  useImperativeHandle(ref, () => ({
    useCard: () =>
      new Promise((resolve) => {
        waiting.current?.(undefined);
        waiting.current = resolve;
        frame.current?.contentWindow?.postMessage({ type: 'submit' }, origins.pay);
      }),
  }));

  const again = (): void => {
    setPhase('loading');
    setShowing({ tranID: crypto.randomUUID(), attempt: (showing?.attempt ?? 1) + 1 });
  };
  const address =
    showing &&
    frameUrl(framePlaces(origins.pay), {
      locale: copyLocale,
      isDotcom: site.tenant === 'consumer',
      routeType: site.tenant === 'business' ? 'SBA' : 'default',
      iframeId: 'card',
      tranID: showing.tranID,
    });
  return (
    <div className={styles.frame}>
      <p className={styles.bar}>
        <LockIcon /> {t('frameBar')}
      </p>
      {phase === 'late' && showing !== undefined ? (
        <Late isLast={showing.attempt >= TRIES} onAgain={again} onChangePayment={onChangePayment} />
      ) : (
        <div className={styles.hold}>
          {phase === 'loading' && (
            <p className={styles.loading}>
              <Spinner label={t('frameLoading')} />
            </p>
          )}
          {address !== undefined && (
            <iframe
              key={address}
              ref={frame}
              src={address}
              title={t('frameTitle')}
              height={height}
              className={styles.window}
              onLoad={() => frame.current?.contentWindow?.postMessage({ type: 'hello' }, origins.pay)}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Late({
  isLast,
  onAgain,
  onChangePayment,
}: {
  readonly isLast: boolean;
  readonly onAgain: () => void;
  readonly onChangePayment: () => void;
}) {
  const t = useWords(paymentWords);
  return (
    <Message tone="bad" live className={styles.late ?? ''}>
      {isLast ? (
        <>
          {t('frameTimeoutAgain')} <TextAction onClick={onChangePayment}>{t('changePayment')}</TextAction>
        </>
      ) : (
        <Trans id="payment.frameTimeout" components={{ 0: <TextAction onClick={onAgain} /> }} />
      )}
    </Message>
  );
}
