// The stores to choose from, each with a button that says what choosing does.
import type { StoreFound } from '#goods/stores/contract';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { useWords } from '#ui/page/shop';
import type { StorePickerProps } from './store-picker-lazy.tsx';
import { StoreRow } from './store-row.tsx';
import styles from './store-picker.module.css';

interface StoreChoicesProps {
  readonly own: string | null | undefined;
  readonly chosen: string | null | undefined;
  readonly stores: readonly StoreFound[];
  readonly choosing: string | null;
  readonly onChoose: (store: StoreFound) => void;
}

export function StoreChoices({ stores, own, chosen, choosing, onChoose }: StoreChoicesProps) {
  const t = useWords(storesWords);
  return (
    <ol className={styles.list}>
      {stores.map((store, at) => (
        <li key={store.storeNumber}>
          <StoreRow
            store={store}
            place={at + 1}
            level={3}
            name="plain"
            isOwn={store.storeNumber === own}
            action={
              <Button
                size="small"
                variant={store.pickup === null ? undefined : 'primary'}
                busy={choosing === store.storeNumber}
                onClick={() => onChoose(store)}
              >
                {t(labelOf(store, chosen))}
                <span className="sr"> {store.name}</span>
              </Button>
            }
          />
        </li>
      ))}
    </ol>
  );
}

function labelOf({ storeNumber, items, pickup }: StoreFound, chosen: StorePickerProps['chosen']) {
  if (items.length === 0) return storeNumber === chosen ? 'keepThis' : 'makeYours';
  if (pickup !== null) return storeNumber === chosen ? 'keepThis' : 'pickUpHere';
  return items.some(({ enough }) => enough) ? 'getAllHere' : 'sendHere';
}
