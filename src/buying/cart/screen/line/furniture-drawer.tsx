// All furniture services of the cart in one table: level, pieces and fee (or that it is priced later) per eligible line (CART-27).
import { useState } from 'react';
import type { CartItem, CartMessage } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { ownValue } from '#base/lookup/rules';
import { isRefusal } from '#base/outcome/rules';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { MessageList } from '#ui/kit/message-list';
import { useWords } from '#ui/page/shop';
import { Table, type TableColumn } from '#ui/kit/table';
import { usePrice } from '#ui/page/use-price';
import styles from './furniture.module.css';
import { chosenBy, type FurnitureChoice } from '../forms/furniture-choice.ts';
import { listedMessage } from '../store/listed-message.ts';
import { useScrollToFailure } from '../store/change-messages.ts';
import { useCart, useCartCommands } from '../store/use-cart.ts';
import { LevelField, PiecesField } from './furniture-fields.tsx';

export interface FurnitureDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function FurnitureDrawer({ open, onClose }: FurnitureDrawerProps) {
  const t = useWords(cartWords);
  const { cart, pendingIds } = useCart();
  const { choiceOf, choose, feeOf, removes, save, messages } = useFurnitureChoices();
  const top = useScrollToFailure(messages);
  const lines = (cart?.items ?? []).filter(({ furnSvcInfo }) => furnSvcInfo !== undefined);
  const columns: readonly TableColumn<CartItem>[] = [
    { id: 'product', label: t('furnitureProduct'), heads: true, cell: ({ product }) => product.name },
    {
      id: 'level',
      label: t('furnitureLevel'),
      full: true,
      cell: (item) => <LevelField item={item} level={choiceOf(item).level} onChange={(level) => choose(item, { level })} />,
    },
    {
      id: 'qty',
      label: t('furniturePieces'),
      cell: (item) => <PiecesField item={item} qty={choiceOf(item).qty} onChange={(qty) => choose(item, { qty })} />,
    },
    { id: 'fee', label: t('furnitureFee'), align: 'right', cell: feeOf },
    {
      id: 'save',
      label: t('furnitureSave'),
      bare: true,
      full: true,
      cell: (item) => (
        <Button size="small" busy={pendingIds.has(item.cartItemId)} onClick={() => void save(item)}>
          {t(removes(item) ? 'furnitureRemove' : 'furnitureSave')}
        </Button>
      ),
    },
  ];
  return (
    <Drawer open={open} onClose={onClose} title={t('furnitureTitle')} closeLabel={t('closePanel')}>
      <div ref={top}>
        <MessageList messages={messages.map((message, at) => listedMessage(message, at, t('cartFailed')))} className={styles.notices} />
      </div>
      <p className={styles.lead}>{t('furnitureLead')}</p>
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

/** The level and pieces chosen for each line, its fee, and saving one of them. */
function useFurnitureChoices() {
  const t = useWords(cartWords);
  const price = usePrice();
  const { furniture } = useCartCommands();
  const [choices, setChoices] = useState<Readonly<Record<string, FurnitureChoice>>>({});
  /** Messages of the last change, because the drawer hides those of the page. */
  const [messages, setMessages] = useState<readonly CartMessage[]>([]);
  const choiceOf = (item: CartItem): FurnitureChoice => ownValue(choices, item.cartItemId) ?? chosenBy(item);
  const choose = (item: CartItem, change: Partial<FurnitureChoice>): void =>
    setChoices((now) => ({ ...now, [item.cartItemId]: { ...choiceOf(item), ...change } }));
  const feeOf = (item: CartItem): string => {
    const { level, qty } = choiceOf(item);
    const each = item.furnSvcInfo?.levels.find((one) => one.level === level)?.feePerUnit ?? null;
    if (level === '') return price(0);
    return each === null ? t('furnitureTbd') : price(Math.round(each * qty * 100) / 100);
  };
  const removes = (item: CartItem): boolean => choiceOf(item).level === '' && item.furnSvcInfo?.level !== null;
  const save = async (item: CartItem): Promise<void> => {
    const { level, qty } = choiceOf(item);
    setMessages([]);
    const answer = await furniture({ cartItemId: item.cartItemId, service: level === '' ? null : { level, qty } });
    if (answer === null) return;
    setMessages(isRefusal(answer) ? [{ code: answer.code, type: 'failure', description: answer.message }] : answer.messages);
  };
  return { choiceOf, choose, feeOf, removes, save, messages };
}
