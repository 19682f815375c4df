// The lines of the mini cart (MINI-1).
import { Fragment } from 'react';
import type { Cart } from '#buying/cart/contract';
import { MiniLine, type RemovedLine as Removed } from '#buying/cart/screen';
import styles from './mini-cart.module.css';
import { RemovedLine } from './removed-line.tsx';

/** Lines, with an Undo row in place of each removed one. */
export function MiniCartLines({ cart, removed }: { readonly cart: Cart; readonly removed: readonly Removed[] }) {
  const { items, stores } = cart;
  const { furnitureServices } = cart.metadata.uiSwitches;
  const rowsAt = (index: number, last: boolean) =>
    removed
      .filter((line) => (last ? line.index >= index : line.index === index))
      .map((line) => (
        <li key={line.cartItemId}>
          <RemovedLine line={line} />
        </li>
      ));
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <Fragment key={item.cartItemId}>
          {rowsAt(index, false)}
          {item.parentRelationType !== 'BUNDLE' && (
            <li>
              <MiniLine item={item} stores={stores} hasServices={furnitureServices} />
            </li>
          )}
        </Fragment>
      ))}
      {rowsAt(items.length, true)}
    </ul>
  );
}
