// Furniture services of the cart in one table: level, pieces and fee (or that it is told after a call) per eligible line (CART-27).
import { useState } from 'react';
import type { CartItem } from '#cart/contract';
import { cartWords } from '#cart/words';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { Quantity } from '#ui/quantity';
import { Select } from '#ui/select';
import { useWords } from '#ui/shop';
import { Table, type TableColumn } from '#ui/table';
import { usePrice } from '#ui/use-price';
import styles from './cart-page.module.css';
import { useCart, useCartCommands } from './use-cart.ts';

type Level = 'BASC' | 'CUST';
type Choice = { readonly level: Level | ''; readonly qty: number };

export interface FurnitureDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function FurnitureDrawer({ open, onClose }: FurnitureDrawerProps) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { cart, pendingIds } = useCart();
  const { setFurniture } = useCartCommands();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const lines = (cart?.items ?? []).filter(({ furnSvcInfo }) => furnSvcInfo !== undefined);
  const choiceOf = (item: CartItem): Choice => choices[item.cartItemId] ?? chosenBy(item);
  const choose = (item: CartItem, change: Partial<Choice>): void =>
    setChoices((now) => ({ ...now, [item.cartItemId]: { ...choiceOf(item), ...change } }));
  const feeOf = (item: CartItem): string => {
    const { level, qty } = choiceOf(item);
    const each = item.furnSvcInfo?.levels.find((one) => one.level === level)?.feePerUnit ?? null;
    if (level === '') return price(0);
    return each === null ? t('furnitureTbd') : price(Math.round(each * qty * 100) / 100);
  };
  const columns: readonly TableColumn<CartItem>[] = [
    { id: 'product', label: t('furnitureProduct'), heads: true, cell: ({ product }) => product.name },
    {
      id: 'level',
      label: t('furnitureLevel'),
      full: true,
      cell: (item) => (
        <Select
          aria-label={`${t('furnitureLevel')} – ${item.product.name}`}
          value={choiceOf(item).level}
          onChange={(event) => choose(item, { level: event.target.value as Choice['level'] })} // one of the options below
          options={[
            { value: '', label: t('furnitureNone') },
            ...(item.furnSvcInfo?.levels ?? []).map(({ level }) => ({ value: level, label: t(`level_${level as Level}`) })),
          ]}
        />
      ),
    },
    {
      id: 'qty',
      label: t('furniturePieces'),
      cell: (item) => (
        <Quantity
          size="small"
          value={choiceOf(item).qty}
          max={item.qty}
          label={t('furnitureQty', { name: item.product.name })}
          lessLabel={t('less', { name: item.product.name })}
          moreLabel={t('more', { name: item.product.name })}
          onChange={(qty) => choose(item, { qty })}
        />
      ),
    },
    { id: 'fee', label: t('furnitureFee'), align: 'right', cell: feeOf },
    {
      id: 'save',
      label: t('furnitureSave'),
      bare: true,
      full: true,
      cell: (item) => {
        const { level, qty } = choiceOf(item);
        const removes = level === '' && item.furnSvcInfo?.level !== null;
        return (
          <Button
            size="small"
            busy={pendingIds.has(item.cartItemId)}
            onClick={() => void setFurniture(item.cartItemId, level === '' ? null : { level, qty })}
          >
            {t(removes ? 'furnitureRemove' : 'furnitureSave')}
          </Button>
        );
      },
    },
  ];
  return (
    <Drawer open={open} onClose={onClose} title={t('furnitureTitle')} closeLabel={t('closePanel')}>
      <p className={styles.furniture}>{t('furnitureLead')}</p>
      <Table
        caption={t('furnitureTitle')}
        columns={columns}
        rows={lines}
        keyOf={({ cartItemId }) => cartItemId}
        className={styles.services}
      />
    </Drawer>
  );
}

/** What stands in the cart, as the drawer's first choice. */
function chosenBy({ furnSvcInfo, qty }: CartItem): Choice {
  const level = furnSvcInfo?.level;
  return level === 'BASC' || level === 'CUST' ? { level, qty: furnSvcInfo?.qty ?? qty } : { level: '', qty };
}
