// Finds what an item costs and which contract says so. A plain GET form: every search has an address and works without JavaScript.
import { Form } from 'react-router';
import type { FoundItem } from '#buying/contracts/contract';
import { contractsWords } from '#buying/contracts/words';
import { formatNumber, formatPrice } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import { Badge } from '#ui/kit/badge';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { TextInput } from '#ui/kit/text-input';
import { useShop, useWords } from '#ui/page/shop';
import styles from './contracts.module.css';

interface FindItemProps {
  readonly search: string;
  readonly found: readonly FoundItem[];
  readonly currency: Currency;
}

export function FindItem({ search, found, currency }: FindItemProps) {
  const t = useWords(contractsWords);
  return (
    <Card aria-labelledby="find-item" className={styles.card}>
      <h2 id="find-item">{t('findTitle')}</h2>
      <Form method="get" role="search" aria-label={t('findTitle')} className={styles.find} preventScrollReset>
        <Field label={t('find')}>
          <TextInput key={search} name="search" type="search" defaultValue={search} maxLength={80} />
        </Field>
        <Button type="submit">{t('findSubmit')}</Button>
      </Form>
      <div role="status">{search !== '' && found.length === 0 && <p>{t('noneFound', { search })}</p>}</div>
      {found.length > 0 && <Found search={search} found={found} currency={currency} />}
    </Card>
  );
}

function Found({ search, found, currency }: FindItemProps) {
  const t = useWords(contractsWords);
  return (
    <Table
      caption={t('foundTitle', { search })}
      rows={found}
      keyOf={({ itemId }) => itemId}
      columns={[
        {
          id: 'item',
          label: t('item'),
          heads: true,
          cell: ({ title, link, itemId, ownNumber }) => (
            <>
              <Link to={link}>{title}</Link>
              <span className={styles.small}>{ownNumber === '' ? itemId : `${itemId} · ${t('yourNumber', { number: ownNumber })}`}</span>
            </>
          ),
        },
        {
          id: 'contract',
          label: t('contract'),
          cell: ({ onContract, contract }) => (onContract ? contract || t('agreedAlone') : <Badge tone="warn">{t('offContract')}</Badge>),
        },
        { id: 'price', label: t('price'), align: 'right', cell: (item) => <FoundPrice item={item} currency={currency} /> },
      ]}
    />
  );
}

function FoundPrice({ item: { price, breaks, onContract }, currency }: { readonly item: FoundItem; readonly currency: Currency }) {
  const t = useWords(contractsWords);
  const { copyLocale } = useShop();
  const money = (amount: number): string => formatPrice(Math.round(amount * 100), currency, copyLocale);
  if (price === null) return onContract ? t('inCart') : '–';
  return (
    <>
      <b>{money(price)}</b>
      {breaks.map((step) => (
        <span key={step.qty} className={styles.small}>
          {t('priceFrom', { price: money(step.price), qty: formatNumber(step.qty, copyLocale) })}
        </span>
      ))}
    </>
  );
}
