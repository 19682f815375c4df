// At a line of the cart: that a representative put it there, or some of it (USR-6, USR-11).
import { formatNumber } from '#base/locale/rules';
import { representativesWords } from '#people/representatives/words';
import { RepresentativeIcon } from '#ui/kit/icons';
import { useShop, useWords } from '#ui/page/shop';
import styles from './representative-mark.module.css';

interface RepresentativeMarkProps {
  /** Pieces that a representative put in, of those on the line. */
  readonly pieces: number;
  readonly of: number;
}

export function RepresentativeMark({ pieces, of }: RepresentativeMarkProps) {
  const t = useWords(representativesWords);
  const { copyLocale } = useShop();
  const count = (n: number): string => formatNumber(n, copyLocale);
  return (
    <p className={styles.mark}>
      <RepresentativeIcon /> {pieces < of ? t('markSome', { n: count(pieces), of: count(of) }) : t('markAll')}
    </p>
  );
}
