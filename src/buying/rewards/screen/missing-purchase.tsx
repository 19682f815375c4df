// "Missing a purchase? Add a receipt": the form, and what became of the ones before. It opens without script (RWD-2).
import { Form, useNavigation } from 'react-router';
import { formatDate } from '#base/locale/rules';
import type { RewardClaims } from '#buying/rewards/contract';
import { rewardsWords } from '#buying/rewards/words';
import { Button } from '#ui/kit/button';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './overview.module.css';

export function MissingPurchase({ claims }: RewardClaims) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  const price = usePrice();
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('act') === 'claim';
  const day = (on: string): string => formatDate(new Date(`${on}T12:00:00Z`), 'UTC', copyLocale);
  return (
    <Disclosure title={t('missing')} className={styles.missing}>
      <Form method="post" className={styles.claim}>
        <Field label={t('missing.reference')} hint={t('missing.referenceHint')}>
          <TextInput name="reference" required maxLength={40} />
        </Field>
        <Field label={t('missing.boughtOn')}>
          <TextInput name="boughtOn" type="date" required />
        </Field>
        <Field label={t('missing.amount')}>
          <TextInput name="amount" inputMode="decimal" required maxLength={12} />
        </Field>
        <Button type="submit" name="act" value="claim" busy={busy}>
          {t('missing.send')}
        </Button>
      </Form>
      {claims.length > 0 && (
        <ul className={styles.claims}>
          {claims.map((one) => (
            <li key={one.reference}>
              {t(`missing.${one.state}`, {
                reference: one.reference,
                day: day(one.boughtOn),
                amount: price(one.amount),
                reason: one.reason,
              })}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
