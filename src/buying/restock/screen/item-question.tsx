// The page was opened without an item: where to find one, or its number.
import { Form } from 'react-router';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop } from '#ui/page/shop';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

export function ItemQuestion() {
  const { t } = useRestockText();
  const paths = usePaths();
  const { tenant } = useShop().site;
  return (
    <section className={styles.form} aria-labelledby="which">
      <h2 id="which">{t('noItem')}</h2>
      <p>{t('noItemText')}</p>
      <Form method="get" className={styles.inRow}>
        <Field label={t('itemNumber')}>
          <TextInput name="items" autoComplete="off" maxLength={40} required />
        </Field>
        <Button type="submit" variant="primary">
          {t('find')}
        </Button>
      </Form>
      <p className={styles.links}>
        <TextAction to={paths.orders()}>{t('toOrders')}</TextAction> <TextAction to={paths.lists(tenant)}>{t('toLists')}</TextAction>
      </p>
    </section>
  );
}
