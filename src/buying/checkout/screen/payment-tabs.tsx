// The tabs of the payment step, each with its own address: credit card, other payment and account billing where offered, gift and
// prepaid cards (PAY-1).
import type { CheckoutView } from '#buying/checkout/contract';
import { paymentWords } from '#buying/payment/words';
import { TabLinks } from '#ui/kit/tabs';
import { useWords } from '#ui/page/shop';
import { useCheckoutPaths } from './checkout-paths.ts';
import { GIFT_TAB } from './gift-actions.ts';
import own from './gift-cards.module.css';

const TABS = ['card', 'other', 'account', GIFT_TAB] as const;
export type PaymentTab = (typeof TABS)[number];

const WORDS = { card: 'creditCard', other: 'otherPayment', account: 'accountTab', [GIFT_TAB]: 'giftTab' } as const;

/** The tab in the address; the step's usual tab when the address names none or one that is not offered. */
export function tabOf(query: URLSearchParams, offered: readonly PaymentTab[], chosen: PaymentTab): PaymentTab {
  return offered.find((tab) => tab === (query.get('tab') ?? chosen)) ?? 'card';
}

/** `hasOther`: "Other payment" has something to offer. */
export function offeredTabs(
  { giftCardsOffered, accountBilling }: Pick<CheckoutView, 'giftCardsOffered' | 'accountBilling'>,
  hasOther: boolean,
): readonly PaymentTab[] {
  const isOffered = { card: true, other: hasOther, account: accountBilling.offered, [GIFT_TAB]: giftCardsOffered };
  return TABS.filter((tab) => isOffered[tab]);
}

/** Renders nothing when there is only one tab. */
export function PaymentTabs({ offered, current }: { readonly offered: readonly PaymentTab[]; readonly current: PaymentTab }) {
  const t = useWords(paymentWords);
  const paths = useCheckoutPaths();
  if (offered.length < 2) return null;
  const tabs = offered.map((tab) => ({
    // The step may open on another tab by default, so the link to the card tab has to name it.
    to: paths.checkout('payment', tab === 'card' && !offered.includes('account') && !offered.includes('other') ? {} : { tab }),
    label: t(WORDS[tab]),
    current: tab === current,
  }));
  return <TabLinks label={t('paymentTypes')} tabs={tabs} className={own.tabs} />;
}
