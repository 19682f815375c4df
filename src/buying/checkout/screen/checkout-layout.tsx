// The frame of every step: title, progress, the step itself, and the summary beside it.
import type { ReactNode } from 'react';
import type { CheckoutView } from '#buying/checkout/contract';
import { CHECKOUT_STEPS, type CheckoutStep } from '#buying/checkout/rules';
import { checkoutWords } from '#buying/checkout/words';
import type { ShownMessage } from '#people/custom-messages/contract';
import { ShownMessages } from '#people/custom-messages/screen';
import { OrderReceipt } from '#buying/orders/screen';
import { ordersWords } from '#buying/orders/words';
import { Link } from '#ui/kit/link';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import { useCartPurpose, useCheckoutPaths } from './checkout-paths.ts';
import { Stepper } from '#ui/kit/stepper';
import { PaidBy } from './paid-by.tsx';
import { stepTitle } from './step-title.ts';
import { UnfinishedStep } from './unfinished-step.tsx';
import styles from './checkout.module.css';

export interface CheckoutLayoutProps {
  readonly step: CheckoutStep;
  readonly checkout: CheckoutView;
  readonly messages: readonly ShownMessage[];
  /** In the summary, under the total. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function CheckoutLayout({ step, checkout, messages, foot, children }: CheckoutLayoutProps) {
  const t = useWords(checkoutWords);
  const sayOrder = useWords(ordersWords);
  const paths = useCheckoutPaths();
  const { site } = useShop();
  const isBuyNow = useCartPurpose() === 'buyNow';
  const at = CHECKOUT_STEPS.indexOf(step);
  const steps = CHECKOUT_STEPS.map((id, index) => ({
    id,
    label: t(stepTitle(id, checkout.mode)),
    state: index < at ? ('done' as const) : index === at ? ('current' as const) : ('next' as const),
    to: index < at ? paths.checkout(id) : undefined,
  }));
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.layout}>
        <div className={styles.steps}>
          <Stepper label={t('steps')} steps={steps} doneLabel={t('done')} className={styles.stepper} />
          <ShownMessages messages={messages} />
          {checkout.shipToBarred === '' && <UnfinishedStep />}
          {isBuyNow && <BuyNowNotes stop={step === 'review' ? '' : checkout.stop} />}
          {checkout.couponNotices.map((notice) => (
            <Message key={notice} tone="warn" live>
              {notice}
            </Message>
          ))}
          {children}
        </div>
        <aside className={styles.summary}>
          <OrderReceipt
            title={sayOrder('orderSummary')}
            amounts={checkout.amounts}
            shipments={checkout.shipments}
            sticky
            action={
              <Link to={paths.cart(site.tenant, { viewcart: true })} className={styles.editCart ?? ''}>
                {t(isBuyNow ? 'toCart' : 'editCart')}
              </Link>
            }
          >
            <PaidBy checkout={checkout} />
            {foot}
          </OrderReceipt>
        </aside>
      </div>
    </div>
  );
}

/** Buy now has no cart page: checkout itself says what is bought, and what is in the way of it. */
function BuyNowNotes({ stop }: { readonly stop: string }) {
  const t = useWords(checkoutWords);
  return (
    <>
      <Message>{t('buyNowAlone')}</Message>
      {stop !== '' && (
        <Message tone="bad" live>
          {stop}
        </Message>
      )}
    </>
  );
}
