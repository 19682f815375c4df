// The heart of a product, and "Add to list": a link to the page of lists until the page is awake, then a drawer (CAT-8, LST-4).
import { useSyncExternalStore, type ReactNode } from 'react';
import { Link, type LinkProps } from '#ui/kit/link';
import { usePaths, useShop } from '#ui/page/shop';
import styles from './heart.module.css';
import { askToSave, isSaved, watchSaved } from './saved-state.ts';

/** What a link in a place of its own kind says besides: among search suggestions it is an option. */
type InPlace = Pick<LinkProps, 'id' | 'role' | 'tabIndex' | 'aria-selected' | 'aria-haspopup' | 'onMouseDown'>;

export interface HeartProps extends InPlace {
  readonly itemId: string;
  readonly qty?: number;
  /** What a screen reader says: "Save to a list – Copy paper", and once it is on one: "On your lists – Copy paper". */
  readonly label: string;
  readonly savedLabel: string;
  /** With words beside the heart the shopper chooses the list; a heart alone saves at once. */
  readonly children?: ReactNode;
}

const never = (): boolean => false;

export function Heart({ itemId, qty = 1, label, savedLabel, children, ...inPlace }: HeartProps) {
  const paths = usePaths();
  const { tenant } = useShop().site;
  const isOn = useSyncExternalStore(watchSaved, () => isSaved(itemId), never);
  return (
    <Link
      to={paths.lists(tenant, { item: itemId, ...(qty > 1 && { qty: String(qty) }) })}
      rel="nofollow"
      aria-haspopup="dialog"
      {...inPlace}
      aria-label={children ? undefined : isOn ? savedLabel : label}
      data-saved={isOn || undefined}
      className={children ? styles.worded : styles.heart}
      onClick={(event) => askToSave(event, { itemId, qty, choose: children !== undefined })}
    >
      {children}
    </Link>
  );
}
