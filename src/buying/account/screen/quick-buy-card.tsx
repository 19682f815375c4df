// Buy now on the account page: its address and card with a way to turn it off, or how to set it up (CART-22).
import { Form, useNavigation } from 'react-router';
import { accountsWords } from '#people/accounts/words';
import type { QuickBuyView } from '#buying/checkout/contract';
import { paymentWords } from '#buying/payment/words';
import { meansOf, meansText } from '#buying/payment/rules';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { useWords } from '#ui/page/shop';
import styles from './account.module.css';
import { FactList } from './fact-list.tsx';

export function QuickBuyCard({ quickBuy: { quickBuyActive, shipTo, payment } }: { readonly quickBuy: QuickBuyView }) {
  const t = useWords(accountsWords);
  const sayPayment = useWords(paymentWords);
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === 'quickBuyOff';
  const card = payment === null ? '' : meansText(sayPayment, meansOf(payment));
  return (
    <Card aria-labelledby="quick-buy">
      <h2 id="quick-buy" className={styles.title}>
        {t('quickBuy')}
      </h2>
      <p className={styles.text}>{t(quickBuyActive ? 'quickBuyLead' : 'quickBuyHow')}</p>
      {quickBuyActive && (
        <>
          <FactList
            rows={[
              [t('quickBuyTo'), (shipTo ?? []).join(', ')],
              [t('quickBuyCard'), card],
            ]}
          />
          <Form method="post" preventScrollReset className={styles.after}>
            <input type="hidden" name="intent" value="quickBuyOff" />
            <Button type="submit" size="small" busy={busy}>
              {t('quickBuyOff')}
            </Button>
          </Form>
        </>
      )}
    </Card>
  );
}
