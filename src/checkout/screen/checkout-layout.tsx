// The frame of every step: title, where one is, the step itself, and the summary beside it.
import type { ReactNode } from 'react';
import type { CheckoutView } from '#checkout/contract';
import { CHECKOUT_STEPS, type CheckoutStep } from '#checkout/rules';
import { checkoutWords } from '#checkout/words';
import { OrderReceipt } from '#orders/screen';
import { ordersWords } from '#orders/words';
import { Link } from '#ui/link';
import { Message } from '#ui/message';
import { usePaths, useShop, useWords } from '#ui/shop';
import { Stepper } from '#ui/stepper';
import { PaidBy } from './paid-by.tsx';
import { stepWord } from './step-word.ts';
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
    label: t(stepWord(id, checkout.mode)),
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
