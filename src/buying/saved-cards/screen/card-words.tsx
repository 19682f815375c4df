// The texts of one saved card: brand and last four digits, name, expiry, uses.
import { shownExpiry, type CardBrand } from '#buying/payment/rules';
import { BrandMark } from '#buying/payment/screen';
import { paymentWords } from '#buying/payment/words';
import type { SavedCard } from '#buying/saved-cards/contract';
import { savedCardsWords } from '#buying/saved-cards/words';
import { Badge } from '#ui/kit/badge';
import { useWords } from '#ui/page/shop';
import styles from './card-words.module.css';

/** The card's name for sentences and for screen readers. */
export function useCardName() {
  const t = useWords(paymentWords);
  // The server accepts only known brands.
  return ({ brand, lastFourDigit: lastFour }: SavedCard): string => t('cardEnding', { brand: t(brand as CardBrand), lastFour });
}

export function CardWords({ card }: { readonly card: SavedCard }) {
  const nameOf = useCardName();
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        <BrandMark brand={card.brand as CardBrand} /> <b>{card.userNotes === '' ? nameOf(card) : card.userNotes}</b>
      </span>
      {card.userNotes !== '' && <span>{nameOf(card)}</span>}
      <CardExpiry card={card} />
    </span>
  );
}

/** The expiry, with emphasis when it has passed or comes soon. */
function CardExpiry({ card: { expiry, expiryState } }: { readonly card: SavedCard }) {
  const t = useWords(savedCardsWords);
  const sayPayment = useWords(paymentWords);
  if (expiry === null) return null;
  const date = shownExpiry(expiry);
  if (expiryState === '') return <span className={styles.quiet}>{sayPayment('cardExpires', { date })}</span>;
  return (
    <span className={styles.state}>
      <Badge tone={expiryState === 'EXPIRED' ? 'bad' : 'warn'}>{t(expiryState, { date })}</Badge>
      <span className={styles.quiet}>{t(`${expiryState}_text`)}</span>
    </span>
  );
}

export interface CardMarksProps {
  readonly card: SavedCard;
  readonly quickBuyId: string | null;
}

export function CardMarks({ card: { id, defaultPayment, membershipPayment, lastUsedPayment }, quickBuyId }: CardMarksProps) {
  const t = useWords(savedCardsWords);
  const marks = [
    ...(defaultPayment ? [t('isDefault')] : []),
    ...(membershipPayment ? [t('isMembership')] : []),
    ...(id === quickBuyId ? [t('isQuickBuy')] : []),
    ...(lastUsedPayment ? [t('isLastUsed')] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <Badge key={mark} tone="line">
          {mark}
        </Badge>
      ))}
    </span>
  );
}
