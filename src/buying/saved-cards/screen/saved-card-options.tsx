// Saved cards as payment options, the default first; an expired card is shown but cannot be chosen (PAY-2, PAY-3).
import type { SavedCard } from '#buying/saved-cards/contract';
import { savedCardsWords } from '#buying/saved-cards/words';
import { Badge } from '#ui/kit/badge';
import { Checkbox } from '#ui/kit/checkbox';
import { useWords } from '#ui/page/shop';
import { CardWords } from './card-words.tsx';
import styles from './saved-card-options.module.css';

export interface SavedCardOptionsProps {
  /** Name of the radio group. */
  readonly name: string;
  readonly cards: readonly SavedCard[];
  /** The chosen card's id, or another value when another payment is chosen. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** The card that was just declined. */
  readonly refused: string | null;
  /** The order ships to an address, which is the billing address of a card without its own. */
  readonly isDelivered: boolean;
}

export function SavedCardOptions({ name, cards, chosen, onChoose, refused, isDelivered }: SavedCardOptionsProps) {
  const t = useWords(savedCardsWords);
  return cards.map((card) => {
    const isExpired = card.expiryState === 'EXPIRED';
    const billed = card.billTo.length > 0 ? t('billedTo', { address: card.billTo.slice(1).join(', ') }) : isDelivered && t('billedSame');
    return (
      <div key={card.id} className={styles.option} data-off={isExpired || undefined}>
        <Checkbox
          radio
          name={name}
          value={card.id}
          checked={chosen === card.id}
          disabled={isExpired}
          onChange={() => onChoose(card.id)}
          className={styles.choice ?? ''}
          label={
            <span className={styles.label}>
              <CardWords card={card} />
              <span className={styles.marks}>
                {card.id === refused && <Badge tone="bad">{t('justRefused')}</Badge>}
                {card.defaultPayment && !isExpired && <Badge tone="line">{t('isDefault')}</Badge>}
              </span>
            </span>
          }
        />
        {billed !== false && <p className={styles.billed}>{billed}</p>}
      </div>
    );
  });
}
