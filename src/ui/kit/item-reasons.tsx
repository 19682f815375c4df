// A list of items with reasons why each was skipped or changed.
import styles from './item-reasons.module.css';
import { useShop } from '#ui/page/shop';

export interface ItemReason {
  /** Empty if the reason contains the item's name. */
  readonly title: string;
  readonly reason: string;
}

export function ItemReasons({ reasons }: { readonly reasons: readonly ItemReason[] }) {
  const { copyLocale } = useShop();
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ title, reason }) => (
        <li key={`${title} ${reason}`}>
          {title !== '' && <b>{title}</b>}
          {title !== '' && (copyLocale === 'fr-CA' ? '\u00A0: ' : ': ')}
          {reason}
        </li>
      ))}
    </ul>
  );
}
