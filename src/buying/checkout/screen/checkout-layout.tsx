// The frame of every step: title, progress, the step itself, and the summary beside it.
import type { ReactNode } from 'react';
import type { CheckoutView } from '#buying/checkout/contract';
import { CHECKOUT_STEPS, type CheckoutStep } from '#buying/checkout/rules';
import { checkoutWords } from '#buying/checkout/words';
import { OrderReceipt } from '#buying/orders/screen';
import { ordersWords } from '#buying/orders/words';
import { Link } from '#ui/kit/link';
import { Message } from '#ui/kit/message';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { Stepper } from '#ui/kit/stepper';
import { PaidBy } from './paid-by.tsx';
import { stepTitle } from './step-title.ts';
import styles from './checkout.module.css';

export interface CheckoutLayoutProps {
  readonly step: CheckoutStep;
  readonly checkout: CheckoutView;
  /** In the summary, under the total. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function CheckoutLayout({ step, checkout, foot, children }: CheckoutLayoutProps) {
  const t = useWords(checkoutWords);
  const sayOrder = useWords(ordersWords);
  const paths = usePaths();
  const { site } = useShop();
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
                {t('editCart')}
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
