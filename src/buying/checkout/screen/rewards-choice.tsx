// Reward money at the payment step: the balance, a button to use all of it, a field for another amount, and a way to undo (PAY-1, RWD-1).
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import { amountText } from '#buying/orders/rules';
import { JoinOffer } from '#buying/rewards/screen';
import { paymentWords } from '#buying/payment/words';
import { Button } from '#ui/kit/button';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import own from './gift-cards.module.css';
import { REWARDS_FIELD } from './rewards-actions.ts';

interface RewardsChoiceProps {
  readonly checkout: CheckoutView;
  readonly errors: readonly FieldError[];
}

/** For a shopper without reward money: the way into the program, or nothing. */
export function RewardsChoice({ checkout: { rewards, amounts, mayJoinRewards }, errors }: RewardsChoiceProps) {
  const t = useWords(paymentWords);
  const { copyLocale } = useShop();
  const busy = useNavigation().formData?.has(REWARDS_FIELD) ?? false;
  const place = useRef<HTMLElement>(null);
  const applied = rewards?.amountApplied;
  const before = useRef(applied);
  // The pressed button disappeared.
  useEffect(() => {
    if (before.current !== applied && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    before.current = applied;
  }, [applied]);
  if (rewards === null) return mayJoinRewards ? <JoinOffer isMember={false} signedIn /> : null;
  const money = (amount: number): string => amountText(amount, amounts.currency, copyLocale);
  const { balance, amountApplied } = rewards;
  const most = Math.min(balance, amounts.total);
  const error = errors.find(({ field }) => field === 'rewards')?.message;
  return (
    <section ref={place} tabIndex={-1} className={own.cards} aria-labelledby="rewards-choice">
      <h3 id="rewards-choice" className={own.heading}>
        {t('rewardsTitle')}
      </h3>
      <div className={`${own.card} ${own.open}`}>
        <span className={own.balance}>{t('rewardsHave', { amount: money(balance) })}</span>
        <span className={own.pays} aria-live="polite">
          {amountApplied > 0 && t('giftPays', { amount: money(amountApplied) })}
        </span>
        <AllOrNothing isUsed={amountApplied > 0} most={most} money={money} busy={busy} />
      </div>
      <OtherAmount error={error} busy={busy} />
    </section>
  );
}

interface AllOrNothingProps {
  readonly isUsed: boolean;
  /** Two-decimal amount. */
  readonly most: number;
  readonly money: (amount: number) => string;
  readonly busy: boolean;
}

/** Uses all of the money, or takes it out of the order again. */
function AllOrNothing({ isUsed, most, money, busy }: AllOrNothingProps) {
  const t = useWords(paymentWords);
  return (
    <Form method="post" preventScrollReset>
      {isUsed ? (
        <>
          <input type="hidden" name={REWARDS_FIELD} value="0" />
          <TextAction type="submit" busy={busy}>
            {t('rewardsRemove')}
          </TextAction>
        </>
      ) : (
        <>
          <input type="hidden" name={REWARDS_FIELD} value={most.toFixed(2)} />
          <Button type="submit" size="small" busy={busy}>
            {t('rewardsUseAll', { amount: money(most) })}
          </Button>
        </>
      )}
    </Form>
  );
}

function OtherAmount({ error, busy }: { readonly error: string | undefined; readonly busy: boolean }) {
  const t = useWords(paymentWords);
  return (
    <Disclosure title={t('rewardsOther')} open={error !== undefined || undefined}>
      <Form method="post" preventScrollReset noValidate className={own.amount}>
        <Field id="reward-amount" label={t('rewardsAmount')} error={error}>
          <TextInput name={REWARDS_FIELD} inputMode="decimal" autoComplete="off" maxLength={12} />
        </Field>
        <Button type="submit" size="small" busy={busy}>
          {t('rewardsUse')}
        </Button>
      </Form>
    </Disclosure>
  );
}
