// The card form in a frame of the payment host: shows it, follows its height, and passes on its token (PAY-4).
import { useImperativeHandle, type Ref } from 'react';
import { framePlaces, frameUrl } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { Message } from '#ui/kit/message';
import { SecureFrame } from '#ui/kit/secure-frame';
import { useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import styles from './card-frame.module.css';
import { RetryLine } from './retry-line.tsx';
import { usePayAuth } from './use-pay-auth.ts';
import { useCardFrame, type CardFrameEvents } from './use-card-frame.ts';

export interface CardFrameHandle {
  /** Asks the frame for a token, which arrives through `onCard`. */
  submit(): void;
  /** The card in the form was declined: asks for its code, or for another card. */
  askAgain(): void;
}

export interface CardFrameProps extends CardFrameEvents {
  readonly ref: Ref<CardFrameHandle>;
  /** The frame failed for good and the shopper chooses another payment. */
  readonly onChangePayment: () => void;
  /** The form for a gift or prepaid card. */
  readonly gift?: boolean;
  /** A guest's page does not reload when auth data are missing. */
  readonly isGuest: boolean;
}

/** After a time-out the frame loads once more; then the shopper has to choose another payment. */
const TRIES = 2;

export function CardFrame({ ref, onChangePayment, gift = false, isGuest, ...events }: CardFrameProps) {
  const t = useWords(paymentWords);
  const { origins, site } = useShop();
  // The business site opens the form with a checkout id, the consumer site with a token.
  const auth = usePayAuth({ type: 'SP', requestType: site.tenant === 'business' ? 'CHECKOUT_ID' : 'PAYMENT_AUTH_TOKEN' }, isGuest);
  const talk = useCardFrame(origins.pay, events);
  const { submit, askAgain } = talk;
  useImperativeHandle(ref, () => ({ submit, askAgain }));
  const message = auth.failed ? (
    <RetryLine onAgain={auth.retry} />
  ) : talk.phase === 'late' ? (
    <FrameLate isLast={talk.attempt >= TRIES} onAgain={talk.retry} onChangePayment={onChangePayment} />
  ) : undefined;
  return (
    <SecureFrame owner={t('frameBar')} loading={talk.phase === 'loading' ? t('frameLoading') : undefined} message={message}>
      {talk.tranID !== undefined && auth.token !== null && (
        <FrameWindow talk={talk} tranID={talk.tranID} gift={gift} checkoutId={auth.token} />
      )}
    </SecureFrame>
  );
}

function FrameWindow({
  talk: { phase, frame, height, greet },
  tranID,
  gift,
  checkoutId,
}: {
  readonly talk: ReturnType<typeof useCardFrame>;
  readonly tranID: string;
  readonly gift: boolean;
  readonly checkoutId: string;
}) {
  const t = useWords(paymentWords);
  const { copyLocale, site, origins } = useShop();
  const isDotcom = site.tenant === 'consumer';
  const address = frameUrl(framePlaces(origins.pay), {
    locale: copyLocale,
    isDotcom,
    routeType: isDotcom ? 'default' : 'SBA',
    iframeId: gift ? 'gift' : 'card',
    tranID,
    gift,
    checkoutId,
  });
  return (
    <iframe
      key={address}
      ref={frame}
      src={address}
      title={t(gift ? 'giftFrameTitle' : 'frameTitle')}
      height={height}
      className={styles.window}
      data-loading={phase === 'loading' || undefined}
      onLoad={greet}
    />
  );
}

interface FrameLateProps {
  readonly isLast: boolean;
  readonly onAgain: () => void;
  readonly onChangePayment: () => void;
}

/** §8's two texts for a frame that does not load in time. */
function FrameLate({ isLast, onAgain, onChangePayment }: FrameLateProps) {
  const t = useWords(paymentWords);
  if (!isLast) return <RetryLine onAgain={onAgain} />;
  return (
    <Message tone="bad" live>
      {t('frameTimeoutAgain')} <TextAction onClick={onChangePayment}>{t('changePayment')}</TextAction>
    </Message>
  );
}
