// The fields of one line in the table of furniture services.
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Quantity } from '#ui/kit/quantity';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import type { FurnitureChoice, FurnitureLevel } from '../forms/furniture-choice.ts';

interface FieldProps<T> {
  readonly item: CartItem;
  readonly onChange: (value: T) => void;
}

export function LevelField({ item, level, onChange }: FieldProps<FurnitureChoice['level']> & Pick<FurnitureChoice, 'level'>) {
  const t = useWords(cartWords);
  return (
    <Select
      aria-label={`${t('furnitureLevel')} – ${item.product.name}`}
      value={level}
      onChange={(event) => onChange(event.target.value as FurnitureChoice['level'])} // one of the options below
      options={[
        { value: '', label: t('furnitureNone') },
        ...(item.furnSvcInfo?.levels ?? []).map((one) => ({ value: one.level, label: t(`level_${one.level as FurnitureLevel}`) })),
      ]}
    />
  );
}

export function PiecesField({ item, qty, onChange }: FieldProps<number> & Pick<FurnitureChoice, 'qty'>) {
  const t = useWords(cartWords);
  return (
    <Quantity
      size="small"
      value={qty}
      max={item.qty}
      label={t('furnitureQty', { name: item.product.name })}
      lessLabel={t('less', { name: item.product.name })}
      moreLabel={t('more', { name: item.product.name })}
      onChange={onChange}
    />
  );
}
