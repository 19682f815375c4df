// The suggestions below a typed item number.
import type { Tile } from '#goods/catalog/contract';
import { quickOrderWords } from '#buying/quick-order/words';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import styles from './quick-order.module.css';

interface SuggestionsProps {
  readonly id: string;
  readonly items: readonly Tile[];
  readonly active: number | null;
  readonly onChoose: (itemId: string) => void;
}

export function ItemSuggestions({ id, items, active, onChoose }: SuggestionsProps) {
  const t = useWords(quickOrderWords);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')} className={styles.suggestions}>
      {items.map(({ itemId, title, pack, image }, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keys
        <div
          key={itemId}
          id={`${id}-${at}`}
          role="option"
          aria-selected={active === at}
          tabIndex={-1}
          // Keeps the focus in the field, because a blur would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(itemId)}
        >
          <Picture src={image.src} alt="" width={40} height={40} ground className={styles.thumb} />
          <span>
            {title}
            <small>{[pack, t('itemNumber', { itemId })].filter(Boolean).join(' · ')}</small>
          </span>
        </div>
      ))}
    </div>
  );
}
