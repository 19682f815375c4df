// Finds orders: a word, a state, a period. A plain form, so that every choice is an address and works without JavaScript.
import { Form, useNavigation } from 'react-router';
import { ordersWords } from '#orders/words';
import { Button } from '#ui/button';
import { Field } from '#ui/field';
import { Select } from '#ui/select';
import { usePaths, useWords } from '#ui/shop';
import { TextInput } from '#ui/text-input';
import styles from './orders-filter.module.css';

export interface OrdersAsked {
  readonly search: string;
  readonly status: string;
  readonly period: string;
}

export function OrdersFilter({ asked }: { readonly asked: OrdersAsked }) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="get" action={paths.orders()} role="search" aria-label={t('ordersSearch')} className={styles.filter}>
      <Field label={t('ordersSearch')} className={styles.search}>
        <TextInput
          key={asked.search}
          name="search"
          type="search"
          defaultValue={asked.search}
          placeholder={t('ordersSearchHint')}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      <Field label={t('filterStatus')}>
        <Select
          key={asked.status}
          name="status"
          defaultValue={asked.status}
          options={[
            { value: '', label: t('statusAll') },
            { value: 'open', label: t('statusOpen') },
            { value: 'done', label: t('statusDone') },
            { value: 'cancelled', label: t('statusCancelledOnly') },
          ]}
        />
      </Field>
      <Field label={t('filterPeriod')}>
        <Select
          key={asked.period}
          name="period"
          defaultValue={asked.period}
          options={[
            { value: '', label: t('periodAll') },
            { value: '30', label: t('period30') },
            { value: '180', label: t('period180') },
            { value: '365', label: t('period365') },
          ]}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {t('filterApply')}
      </Button>
    </Form>
  );
}
