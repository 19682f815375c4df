import { listingWords } from '#finding/listing/words';
import { IconButton } from '#ui/kit/icon-button';
import { PairIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { useWords } from '#ui/page/shop';
import styles from './phone-columns-switch.module.css';

export interface LayoutSwitchProps {
  readonly pair: boolean;
  readonly onChange: (pair: boolean) => void;
}

/** On a phone: one detailed product per row, or two side by side. */
export function LayoutSwitch({ pair, onChange }: LayoutSwitchProps) {
  const t = useWords(listingWords);
  return (
    <IconButton label={t('twoPerRow')} aria-pressed={pair} onClick={() => onChange(!pair)} className={styles.switch}>
      <CachedPart name="pair-icon" of={null}>
        <PairIcon />
      </CachedPart>
    </IconButton>
  );
}
