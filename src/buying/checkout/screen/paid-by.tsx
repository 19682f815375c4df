// In the summary, under the total: what reward money, gift and prepaid cards pay, and the rest.
import type { CheckoutView } from '#buying/checkout/contract';
import { amountText } from '#buying/orders/rules';
import { meansText } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { useShop, useWords } from '#ui/page/shop';
import own from './gift-cards.module.css';

export function PaidBy({ checkout: { rewards, giftCards, remaining, amounts } }: { readonly checkout: CheckoutView }) {
  const t = useWords(paymentWords);
  const { copyLocale } = useShop();
  const paying = giftCards.filter(({ amountApplied }) => amountApplied > 0);
  const byRewards = rewards?.amountApplied ?? 0;
  if (paying.length === 0 && byRewards === 0) return null;
  const money = (amount: number): string => amountText(amount, amounts.currency, copyLocale);
  return (
    <dl className={own.paid}>
      {byRewards > 0 && (
        <div>
          <dt>{t('REWARDS')}</dt>
          <dd>{money(-byRewards)}</dd>
        </div>
      )}
      {paying.map(({ id, paymentType, lastFourDigit, amountApplied }) => (
        <div key={id}>
          <dt>{meansText(t, { brand: paymentType, lastFour: lastFourDigit })}</dt>
          <dd>{money(-amountApplied)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <b>{t('giftLeft')}</b>
        </dt>
        <dd>
          <b>{money(remaining)}</b>
        </dd>
      </div>
    </dl>
  );
}
