// Checkout, second step: the payment. The card itself stays in the frame (PAY-1, PAY-4).
import type { Route } from './+types/payment-page';
import { BILLING_PREFIX } from '#people/addresses/screen';
import { usePaymentNotRemoved } from '#buying/cart/screen';
import { checkoutWords } from '#buying/checkout/words';
import { DECLINE_REASONS } from '#buying/payment/rules';
import { loadSavedCards } from '#buying/saved-cards/screen';
import { pageMeta } from '#ui/page/page-meta';
import { Message } from '#ui/kit/message';
import { ask } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { useCheckoutPaths } from './checkout-paths.ts';
import { useOpened } from '#ui/page/use-opened';
import type { walletsContract } from '#buying/wallets/contract';
import { AddressChoice } from './address-choice.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import styles from './checkout.module.css';
import { DeliveryDone, useDeliveryHeading } from './delivery-done.tsx';
import { GiftCards } from './gift-cards.tsx';
import { loadBilling } from './load-billing.ts';
import { loadStep } from './load-checkout.ts';
import { takePayment } from './payment-actions.ts';
import { BillingPanel } from './billing-panel.tsx';
import { offeredTabs, PaymentTabs, tabOf } from './payment-tabs.tsx';
import { RewardsChoice } from './rewards-choice.tsx';
import { StepCard } from './step-card.tsx';
import { walletEnd } from './wallet-visit.ts';
import { WalletEnd } from './wallet-end.tsx';
import { DeclinedPayment } from './declined-payment.tsx';
import { PaymentPanel } from './payment-panel.tsx';

export async function loader(args: Route.LoaderArgs) {
  const step = await loadStep(args, 'payment');
  const query = new URL(args.request.url).searchParams;
  const asked = query.get('declined');
  const isGuest = step.checkout.userType === 'guest';
  const [stored, cards, wallets] = await Promise.all([
    isGuest ? [] : loadBilling(args),
    isGuest ? null : loadSavedCards(args),
    ask<typeof walletsContract>(args)('GET /cc/api/checkout/default/wallets', {}),
  ]);
  const offered = offeredTabs(step.checkout, wallets.vendors.length > 0);
  const byVendor = step.checkout.payment !== null && step.checkout.payment.vendorPaymentType !== null;
  return {
    ...step,
    stored,
    cards,
    refused: query.get('card'),
    wallets,
    offered,
    tab: tabOf(query, offered, step.checkout.accountBilling.chosen ? 'account' : byVendor ? 'other' : 'card'),
    declined: DECLINE_REASONS.find((reason) => reason === asked) ?? null,
    ...walletEnd(query),
  };
}

export const action = takePayment;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, declined, stored, cards, refused, wallets, offered, tab, vendor, wallet } = loaderData;
  const t = useWords(checkoutWords);
  const paths = useCheckoutPaths();
  const heading = useDeliveryHeading(checkout.mode);
  usePaymentNotRemoved(actionData?.notRemoved);
  const errors = actionData?.errors ?? [];
  const advice = actionData?.advice;
  const open = useOpened('address');
  return (
    <CheckoutLayout step="payment" checkout={checkout} messages={loaderData.messages}>
      <StepCard state="done" number={1} title={heading} edit={{ to: paths.checkout('delivery'), about: t('editDelivery') }}>
        <DeliveryDone checkout={checkout} />
      </StepCard>
      <StepCard state="open" number={2} title={t('paymentHeading')}>
        {actionData !== undefined && actionData.message !== '' && (
          <Message tone="bad" live className={styles.problem ?? ''}>
            {actionData.message}
          </Message>
        )}
        {declined !== null && actionData === undefined && (
          <DeclinedPayment
            reason={declined}
            hasBilling={checkout.shipTo !== null}
            isSaved={refused !== null}
            vendor={vendor}
            hasTenders={checkout.tenders !== ''}
          />
        )}
        {advice !== undefined && <AddressChoice answer={advice} {...advice} prefix={BILLING_PREFIX} />}
        {vendor !== null && wallet !== null && actionData === undefined && <WalletEnd vendor={vendor} end={wallet} />}
        <RewardsChoice checkout={checkout} errors={errors} />
        <GiftCards checkout={checkout} />
        <PaymentTabs offered={offered} current={tab} />
        <PaymentPanel
          checkout={checkout}
          errors={errors}
          stored={stored}
          cards={cards}
          refused={refused}
          open={open}
          tab={tab}
          wallets={wallets}
        />
        <BillingPanel addresses={stored} open={open} answer={actionData?.editor} tab={tab} />
      </StepCard>
      <StepCard state="next" number={3} title={t('reviewHeading')} />
    </CheckoutLayout>
  );
}
