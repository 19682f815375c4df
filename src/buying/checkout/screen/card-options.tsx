// Which card pays: one typed for this order, a saved one, or a new one in the payment frame, which the shop cannot read (PAY-3, PAY-4).
import type { RefObject } from 'react';
import type { CheckoutView } from '#buying/checkout/contract';
import { meansOf, meansText, shownExpiry, type CardBrand } from '#buying/payment/rules';
import { AcceptedBrands, BrandMark, CardFrame, type CardFrameHandle, type CardOnSubmit } from '#buying/payment/screen';
import { paymentWords } from '#buying/payment/words';
import type { SavedCards } from '#buying/saved-cards/contract';
import { SaveCardFields, SavedCardOptions } from '#buying/saved-cards/screen';
import { Checkbox } from '#ui/kit/checkbox';
import { useWords } from '#ui/page/shop';
import styles from './checkout.module.css';
import own from './payment.module.css';
import type { ChosenCard } from './use-chosen-card.ts';

export interface CardOptionsProps {
  readonly checkout: CheckoutView;
  readonly pick: ChosenCard;
  /** The shopper's saved cards; null for a guest. */
  readonly cards: Pick<SavedCards, 'payments' | 'room'> | null;
  /** The saved card that was just declined. */
  readonly refused: string | null;
  readonly card: CardOnSubmit;
  readonly frame: RefObject<CardFrameHandle | null>;
}

export function CardOptions({ checkout, pick: { typed, chosen, isNew, choose }, cards, refused, card, frame }: CardOptionsProps) {
  const sayPayment = useWords(paymentWords);
  const saved = cards?.payments ?? [];
  return (
    <fieldset className={own.options} id="payment-types" tabIndex={-1}>
      <legend className="sr">{sayPayment('creditCard')}</legend>
      {typed !== null && <TypedCard payment={typed} on={chosen === 'kept'} onChoose={() => choose('kept')} />}
      <SavedCardOptions
        name="card"
        cards={saved}
        chosen={chosen}
        onChoose={choose}
        refused={refused}
        isDelivered={checkout.shipTo !== null}
      />
      <div className={isNew ? `${own.option} ${own.on}` : own.option}>
        <Checkbox
          radio
          name="card"
          value="new"
          checked={isNew}
          onChange={() => choose('new')}
          className={own.choice ?? ''}
          label={sayPayment(typed === null && saved.length === 0 ? 'creditCard' : 'useNewCard')}
          trail={<AcceptedBrands />}
        />
        {isNew && (
          <div className={own.frame} id="card-frame" tabIndex={-1}>
            <CardFrame
              key={card.round}
              ref={frame}
              isGuest={cards === null}
              declinedKey={checkout.declinedCardKey}
              onCard={card.onCard}
              onStopped={card.onStopped}
              onChangePayment={card.startAgain}
            />
            {cards !== null && <SaveCardFields room={cards.room} />}
          </div>
        )}
      </div>
    </fieldset>
  );
}

function TypedCard({
  payment,
  on,
  onChoose,
}: {
  readonly payment: NonNullable<CheckoutView['payment']>;
  readonly on: boolean;
  readonly onChoose: () => void;
}) {
  const t = useWords(paymentWords);
  const { brand, expiry } = payment;
  return (
    <div className={on ? `${own.option} ${own.on}` : own.option}>
      <Checkbox
        radio
        name="card"
        value="kept"
        checked={on}
        onChange={onChoose}
        className={own.choice ?? ''}
        label={
          <span className={own.kept}>
            {/* The server accepts only known brands. */}
            {brand !== null && <BrandMark brand={brand as CardBrand} />} {meansText(t, meansOf(payment))}{' '}
            {expiry !== null && <span className={styles.quiet}>{t('cardExpires', { date: shownExpiry(expiry) })}</span>}
          </span>
        }
      />
    </div>
  );
}
