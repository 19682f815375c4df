// Filters orders by who placed them, word, state and period. A plain GET form, so that every choice has an address and works without JavaScript.
import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import type { OrderScope } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { usePaths, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import styles from './orders-filter.module.css';

export interface OrdersAsked {
  /** '' for one's own. */
  readonly scope: string;
  readonly search: string;
  readonly status: string;
  readonly period: string;
}

interface OrdersFilterProps {
  readonly asked: OrdersAsked;
  /** What the shopper may choose; one scope is no choice. */
  readonly scopes: readonly OrderScope[];
}

export function OrdersFilter({ asked, scopes }: OrdersFilterProps) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  const busy = useNavigation().state !== 'idle';
  return (
    <Form
      method="get"
      action={paths.orders()}
      role="search"
      aria-label={t('ordersSearch')}
      className={scopes.length > 1 ? `${styles.filter} ${styles.ofMany}` : styles.filter}
    >
      <Field label={t('ordersSearch')} className={styles.search}>
        <TextInput
          key={asked.search}
          name="search"
          type="search"
          defaultValue={asked.search}
          placeholder={t(asked.scope === '' ? 'ordersSearchHint' : 'ordersSearchHintName')}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      {scopes.length > 1 && <Whose scope={asked.scope} scopes={scopes} />}
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
      <Period chosen={asked.period} />
      <Button type="submit" busy={busy}>
        {t('filterApply')}
      </Button>
    </Form>
  );
}

function Period({ chosen }: Pick<ChoicesProps, 'chosen'>) {
  const t = useWords(ordersWords);
  return (
    <Choices
      label={t('filterPeriod')}
      name="period"
      chosen={chosen}
      options={[
        { value: '', label: t('periodAll') },
        { value: '30', label: t('period30') },
        { value: '180', label: t('period180') },
        { value: '365', label: t('period365') },
      ]}
    />
  );
}

function Whose({ scope, scopes }: Pick<OrdersAsked, 'scope'> & Pick<OrdersFilterProps, 'scopes'>) {
  const t = useWords(ordersWords);
  return (
    <Choices
      label={t('whoseOrders')}
      name="scope"
      chosen={scope}
      options={scopes.map((one) => ({ value: one === 'mine' ? '' : one, label: t(`scope${one}`) }))}
    />
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
