import { useId } from 'react';
import { listingWords } from '#finding/listing/words';
import { GridIcon, RowsIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { useListingRows } from './listing-layout.ts';
import styles from './grid-rows-switch.module.css';

/** Grid or detailed rows, on all screens but phones. Styles follow the checked input, so it needs no script. */
export function ViewSwitch() {
  const t = useWords(listingWords);
  const name = useId();
  const [rows, choose] = useListingRows();
  return (
    <fieldset className={styles.switch}>
      <legend className="sr">{t('view')}</legend>
      <label className={styles.grid} title={t('viewGrid')}>
        <input type="radio" name={name} checked={!rows} onChange={() => choose(false)} className="sr" />
        <GridIcon />
        <span className="sr">{t('viewGrid')}</span>
      </label>
      <label className={styles.rows} title={t('viewRows')}>
        <input type="radio" name={name} data-rows="" checked={rows} onChange={() => choose(true)} className="sr" />
        <RowsIcon />
        <span className="sr">{t('viewRows')}</span>
      </label>
    </fieldset>
  );
}
