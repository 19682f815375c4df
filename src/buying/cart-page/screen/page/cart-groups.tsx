// The lines in their delivery groups, each drawn as a folder with a tab that says how, when and where (DLV-2, CART-27).
import { Fragment, memo, useMemo } from 'react';
import type { Cart, CartItem } from '#buying/cart/contract';
import { countsByStatus, groupLines } from '#buying/cart/rules';
import { cartWords } from '#buying/cart/words';
import { FolderGroup } from '#ui/kit/folder-group';
import { useWords } from '#ui/page/shop';
import { CartLine } from '../line/cart-line.tsx';
import type { LineAccounts } from '../line/line-accounting.tsx';
import { RemovedRow } from './removed-row.tsx';
import { rowPlaces } from './row-places.ts';
import { useCartState } from '#buying/cart/screen';
import { grouped, PLACELESS, waitsForStore } from './line-groups.ts';
import { GroupIcon, GroupName } from './group-name.tsx';
import { GroupNote } from './group-note.tsx';
import { ChangeGroup } from './change-group.tsx';
import { useRepresentative, useViewOnly } from './representative-here.ts';

interface CartGroupsProps {
  readonly cart: Cart;
  readonly today: string;
}

const NO_PARTS: readonly CartItem[] = [];
const NO_CENTERS: readonly string[] = [];

/** Null: nothing. */
function useAccounts({ invoiceInfo, metadata, purchaseOrders }: Cart): LineAccounts | null {
  const hasOwn = metadata.uiSwitches.lineBudgetCenter;
  const centers = hasOwn && invoiceInfo?.bc.level === 'LINE' ? invoiceInfo.bc.values : NO_CENTERS;
  const orders = hasOwn && purchaseOrders !== undefined ? purchaseOrders : null;
  return useMemo(() => (centers.length === 0 && orders === null ? null : { centers, orders }), [centers, orders]);
}

/** Memoized: renders only for another cart, not while a change is pending. */
export const CartGroups = memo(function CartGroups({ cart, today }: CartGroupsProps) {
  const t = useWords(cartWords);
  const removed = useCartState((state) => state.removed);
  const { items } = cart;
  const { saveForLater, furnitureServices } = cart.metadata.uiSwitches;
  // A purchasing system charges what comes back to it, and its visitor has nothing saved here.
  const isPunchout = useRepresentative().punchout !== null;
  const isShown = useViewOnly();
  const accounts = useAccounts(cart);
  const ids = new Set(items.map(({ cartItemId }) => cartItemId));
  const isPart = ({ parentRelationCartItemId: parent }: CartItem): boolean => parent !== null && ids.has(parent);
  const alone = items.filter((item) => !isPart(item));
  const groups = groupLines(alone.map(grouped));
  const partsOf = Map.groupBy(items.filter(isPart), (part) => part.parentRelationCartItemId);
  const rows = rowPlaces(removed, items, new Set(alone.map(({ cartItemId }) => cartItemId)));
  const last = groups.at(-1);
  return groups.map((group) => (
    <FolderGroup
      key={group.key}
      icon={<GroupIcon group={group} />}
      name={<GroupName group={group} today={today} />}
      count={t('items', { n: group.lines.reduce((sum, { item }) => sum + (countsByStatus(item.status) ? item.qty : 0), 0) })}
      tone={group.group === 'outOfStock' ? 'bad' : undefined}
      note={!PLACELESS.has(group.group) && !waitsForStore(group) && <GroupNote group={group} cart={cart} today={today} />}
      action={!isShown && !PLACELESS.has(group.group) && group.group !== 'eDownload' && <ChangeGroup group={group} />}
    >
      {group.lines.map(({ item }) => (
        <Fragment key={item.cartItemId}>
          {rows.get(item.cartItemId)?.map((line) => (
            <RemovedRow key={line.cartItemId} line={line} />
          ))}
          <CartLine
            item={item}
            parts={partsOf.get(item.cartItemId) ?? NO_PARTS}
            canBeSaved={saveForLater && !isPunchout}
            hasServices={furnitureServices}
            accounts={isPunchout ? null : accounts}
          />
        </Fragment>
      ))}
      {group === last && rows.get(null)?.map((line) => <RemovedRow key={line.cartItemId} line={line} />)}
    </FolderGroup>
  ));
});
