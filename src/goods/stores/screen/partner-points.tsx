// Partner points below the stores of the drawer: pickup of shipped goods (PCK, DLV-1).
import type { StoreFound } from '#goods/stores/contract';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { useWords } from '#ui/page/shop';
import { StoreRow } from './store-row.tsx';
import styles from './store-picker.module.css';

export interface PartnerPointsProps {
  readonly points: readonly StoreFound[];
  /** Number of the point being chosen. */
  readonly choosing: string | null;
  readonly onChoose: (point: StoreFound) => void;
}

export function PartnerPoints({ points, choosing, onChoose }: PartnerPointsProps) {
  const t = useWords(storesWords);
  return (
    <>
      <h2 className={styles.partners}>{t('partnersTitle')}</h2>
      <p>{t('partnersText')}</p>
      <ol className={styles.list}>
        {points.map((point) => (
          <li key={point.storeNumber}>
            <StoreRow
              store={point}
              level={3}
              name="plain"
              action={
                <Button size="small" busy={choosing === point.storeNumber} onClick={() => onChoose(point)}>
                  {t('sendToPartner')}
                  <span className="sr"> {point.name}</span>
                </Button>
              }
            />
          </li>
        ))}
      </ol>
    </>
  );
}
