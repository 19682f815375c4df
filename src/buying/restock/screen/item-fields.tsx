// Which items, and how many of each.
import { Field } from '#ui/kit/field';
import { Picture } from '#ui/kit/picture';
import { TextInput } from '#ui/kit/text-input';
import { usePrice } from '#ui/page/use-price';
import type { PartProps } from './restock-form.tsx';
import type { FormItems } from './typed-form.ts';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

interface ItemFieldsProps extends PartProps {
  readonly items: FormItems;
  readonly isNew: boolean;
}

export function ItemFields({ values, errors, items, isNew }: ItemFieldsProps) {
  const { t } = useRestockText();
  const price = usePrice();
  return (
    <ul className={styles.items}>
      {items.map(({ item }, at) => (
        <li key={item.itemId} className={styles.item}>
          <Picture src={item.image} alt="" width={72} height={72} ground />
          <div>
            <h2 className={styles.itemName}>{item.title}</h2>
            {item.price !== null && <p className={styles.small}>{t('priceToday', { price: price(item.price) })}</p>}
          </div>
          <Field id={isNew ? `qty-${at}` : 'qty'} label={t('quantity')} error={errors.get(isNew ? `qty-${at}` : 'qty')}>
            <TextInput
              name="qty"
              defaultValue={values.items[at]?.qty ?? '1'}
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              size="small"
            />
          </Field>
          {isNew ? (
            <input type="hidden" name="itemId" value={item.itemId} />
          ) : (
            <Field id="itemId" label={t('itemNumber')} hint={t('itemHint')} error={errors.get('itemId')}>
              <TextInput name="itemId" defaultValue={values.items[at]?.itemId} maxLength={40} autoComplete="off" size="small" />
            </Field>
          )}
        </li>
      ))}
    </ul>
  );
}
