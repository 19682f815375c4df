// Gift and prepaid cards of the order: balance, payment and rest of each; the shopper can remove and restore each (PAY-1).
import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import type { CheckoutView, GiftCard } from '#buying/checkout/contract';
import { amountText } from '#buying/orders/rules';
import { meansText } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import own from './gift-cards.module.css';

interface GiftCardsProps {
  readonly checkout: CheckoutView;
}

export function GiftCards({ checkout: { giftCards, remaining, amounts } }: GiftCardsProps) {
  const t = useWords(paymentWords);
  const { copyLocale } = useShop();
  const money = (amount: number): string => amountText(amount, amounts.currency, copyLocale);
  return (
    <>
      <Removed shown={giftCards} />
      {giftCards.length > 0 && (
        <section className={own.cards} aria-labelledby="gift-cards">
          <h3 id="gift-cards" className={own.heading}>
            {t('giftList')}
          </h3>
          <ul className={own.list}>
            {giftCards.map((card) => (
              <Card key={card.id} card={card} money={money} />
            ))}
          </ul>
          <p className={own.left}>
            {t('giftLeft')} <b>{money(remaining)}</b>
          </p>
        </section>
      )}
    </>
  );
}

function Card({
  card: { id, paymentType, lastFourDigit, balance, amountApplied },
  money,
}: {
  readonly card: GiftCard;
  readonly money: (amount: number) => string;
}) {
  const t = useWords(paymentWords);
  const busy = useNavigation().formData?.get('giftId') === id;
  const name = meansText(t, { brand: paymentType, lastFour: lastFourDigit });
  return (
    <li className={own.card}>
      <div className={own.name}>
        <b>{name}</b>
        <span className={own.balance}>{t('giftBalance', { amount: money(balance) })}</span>
      </div>
      <span className={own.pays}>{t('giftPays', { amount: money(amountApplied) })}</span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="gift" value="remove" />
        <input type="hidden" name="giftId" value={id} />
        <TextAction type="submit" busy={busy} about={name}>
          {t('giftRemove')}
        </TextAction>
      </Form>
    </li>
  );
}

/** The card just removed, with a button to restore it. It takes the focus, so that screen readers announce it. */
function Removed({ shown }: { readonly shown: readonly GiftCard[] }) {
  const t = useWords(paymentWords);
  const [query] = useSearchParams();
  const busy = useNavigation().formData?.get('gift') === 'restore';
  const place = useRef<HTMLDivElement>(null);
  const id = query.get('removed');
  // The pressed button disappeared with its card.
  useEffect(() => {
    if (id !== null && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [id]);
  if (id === null || shown.some((card) => card.id === id)) return null;
  return (
    <div ref={place} tabIndex={-1} className={own.removed}>
      <Message tone="ok" live>
        {t('giftRemoved')}
        <Form method="post" preventScrollReset className={own.undo}>
          <input type="hidden" name="gift" value="restore" />
          <input type="hidden" name="giftId" value={id} />
          <Button type="submit" size="small" busy={busy}>
            {t('giftUndo')}
          </Button>
        </Form>
      </Message>
    </div>
  );
}
