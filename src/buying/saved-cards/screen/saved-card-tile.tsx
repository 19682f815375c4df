// One saved card with its actions; each action is a form, so that it works without JavaScript.
import type { MouseEvent } from 'react';
import { Form } from 'react-router';
import type { SavedCard } from '#buying/saved-cards/contract';
import { savedCardsWords } from '#buying/saved-cards/words';
import { Card } from '#ui/kit/card';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { CardMarks, CardWords, useCardName } from './card-words.tsx';
import styles from './saved-cards.module.css';

export interface SavedCardTileProps {
  readonly card: SavedCard;
  readonly quickBuyId: string | null;
  /** The account has a paid membership that the card can be charged for. */
  readonly hasMembership: boolean;
  readonly onEdit: (event: MouseEvent) => void;
}

export function SavedCardTile({ card, quickBuyId, hasMembership, onEdit }: SavedCardTileProps) {
  const t = useWords(savedCardsWords);
  const paths = usePaths();
  const about = `– ${useCardName()(card)}`;
  const isUsable = card.expiryState !== 'EXPIRED';
  const intents = [
    ...(isUsable && !card.defaultPayment ? (['makeDefault'] as const) : []),
    ...(isUsable && hasMembership && !card.membershipPayment ? (['payMembership'] as const) : []),
    'remove' as const,
  ];
  return (
    <Card as="li" className={styles.card}>
      <CardMarks card={card} quickBuyId={quickBuyId} />
      <div className={styles.face}>
        <CardWords card={card} />
        {card.billTo.length > 0 && <p className={styles.billed}>{t('billedTo', { address: card.billTo.slice(1).join(', ') })}</p>}
      </div>
      <Form method="post" action={paths.savedCards()} preventScrollReset className={styles.actions}>
        <input type="hidden" name="id" value={card.id} />
        <TextAction to={paths.savedCards({ card: card.id })} about={about} onClick={onEdit} preventScrollReset>
          {t('edit')}
        </TextAction>
        {intents.map((intent) => (
          <TextAction key={intent} type="submit" name="intent" value={intent} about={about}>
            {t(intent)}
          </TextAction>
        ))}
      </Form>
    </Card>
  );
}
