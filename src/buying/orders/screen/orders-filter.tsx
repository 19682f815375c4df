// Filters orders by word, state and period. A plain GET form, so that every choice has an address and works without JavaScript.
import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { ordersWords } from '#buying/orders/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { usePaths, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
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
      <Choices
        label={t('filterStatus')}
        name="status"
        chosen={asked.status}
        options={[
          { value: '', label: t('statusAll') },
          { value: 'open', label: t('statusOpen') },
          { value: 'done', label: t('statusDone') },
          { value: 'cancelled', label: t('statusCancelledOnly') },
        ]}
      />
      <Choices
        label={t('filterPeriod')}
        name="period"
        chosen={asked.period}
        options={[
          { value: '', label: t('periodAll') },
          { value: '30', label: t('period30') },
          { value: '180', label: t('period180') },
          { value: '365', label: t('period365') },
        ]}
      />
      <Button type="submit" busy={busy}>
        {t('filterApply')}
      </Button>
    </Form>
  );
}

interface ChoicesProps extends Pick<ComponentProps<typeof Select>, 'name' | 'options'> {
  readonly label: string;
  readonly chosen: string;
}

/** A select whose key follows the address, so that navigation resets it. */
function Choices({ label, chosen, ...select }: ChoicesProps) {
  return (
    <Field label={label}>
      <Select key={chosen} defaultValue={chosen} {...select} />
    </Field>
  );
}
