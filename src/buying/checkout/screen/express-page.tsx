// Entry of the next generation of checkout: offers the quick-order settings at once, or leads to the first step without them (APP-6).
import { Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/express-page';
import type { checkoutContract } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { sayer } from '#base/locale/words';
import { meansOf, meansText, shownExpiry } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { pathsOf, useCheckoutPaths } from './checkout-paths.ts';
import { TextAction } from '#ui/kit/text-action';
import { CheckoutLayout } from './checkout-layout.tsx';
import styles from './checkout.module.css';
import { loadStep } from './load-checkout.ts';
import { StepCard } from './step-card.tsx';
import { StepSubmit } from './step-submit.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const { checkout, messages } = await loadStep(args, 'delivery');
  const { shipTo, payment } = await ask<typeof checkoutContract>(args)('GET /api/quick-buy', {});
  // A shopper who has completed every step continues with that.
  const isComplete = checkout.openStep === 'review';
  if (isComplete || shipTo === null || payment === null) throw redirect(pathsOf(args).checkout(checkout.openStep));
  return { checkout, messages, shipTo, payment, title: sayer(checkoutWords, copyLocale)('expressTitle') };
}

export async function action(args: Route.ActionArgs) {
  const { next } = await ask<typeof checkoutContract>(args)('POST /cc/api/checkout/default/express', {});
  throw redirect(next);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ExpressPage({ loaderData: { checkout, messages, shipTo, payment, title } }: Route.ComponentProps) {
  const t = useWords(checkoutWords);
  const sayPayment = useWords(paymentWords);
  const paths = useCheckoutPaths();
  const busy = useNavigation().state !== 'idle';
  return (
    <CheckoutLayout step="delivery" checkout={checkout} messages={messages}>
      <StepCard state="open" number={1} title={title}>
        <Form method="post" className={styles.form}>
          <p>{t('expressText')}</p>
          <div className={styles.done}>
            <div>
              <h3>{t('deliverTo')}</h3>
              {shipTo.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <div>
              <h3>{t('payWith')}</h3>
              <p>{meansText(sayPayment, meansOf(payment))}</p>
              {payment.expiry !== null && <p>{sayPayment('cardExpires', { date: shownExpiry(payment.expiry) })}</p>}
            </div>
          </div>
          <StepSubmit
            amounts={checkout.amounts}
            busy={busy}
            label={t('expressGo')}
            note={<TextAction to={paths.checkout('delivery')}>{t('expressOther')}</TextAction>}
          />
        </Form>
      </StepCard>
    </CheckoutLayout>
  );
}
