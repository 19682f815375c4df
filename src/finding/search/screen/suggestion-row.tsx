// One row of the suggestions: a search, a department or a product.
import { Fragment } from 'react';
import { searchWords } from '#finding/search/words';
import { FolderIcon, InfoIcon, SearchIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import { rememberSearch } from './past-searches.ts';
import type { Suggestion } from './suggestion.ts';
import { splitMatch } from './split-match.ts';
import styles from './suggestion-panel.module.css';

export interface SuggestionRowProps {
  readonly id: string;
  readonly row: Suggestion;
  readonly typed: string;
  readonly active: boolean;
  readonly onChoose: () => void;
}

export function SuggestionRow({ id, row, typed, active, onChoose }: SuggestionRowProps) {
  const t = useWords(searchWords);
  const choose = () => {
    if (row.kind === 'query' || row.kind === 'past') rememberSearch(row.text);
    onChoose();
  };
  // A suggested search completes the typed text, so its rest is bold; elsewhere the match is.
  const text = splitMatch(row.text, typed).map((part, at) =>
    part.typed === (row.kind !== 'query' && row.kind !== 'past') ? <b key={at}>{part.text}</b> : <Fragment key={at}>{part.text}</Fragment>,
  );
  return (
    <Link to={row.href} role="option" id={id} aria-selected={active} tabIndex={-1} onClick={choose} className={styles.row}>
      {(row.kind === 'query' || row.kind === 'past') && <SearchIcon />}
      {row.kind === 'answer' && <InfoIcon />}
      {row.kind === 'category' && <FolderIcon />}
      {(row.kind === 'product' || row.kind === 'listed') && (
        <Picture src={row.picture} alt="" width={48} height={48} ground className={styles.picture} />
      )}
      <span className={styles.words}>
        {text}
        {(row.kind === 'product' || row.kind === 'listed') && (
          <small>
            {[row.listName === null ? row.pack : t('onList', { list: row.listName }), t('itemNumber', { itemId: row.itemId })]
              .filter(Boolean)
              .join(' · ')}
          </small>
        )}
      </span>
      {(row.kind === 'product' || row.kind === 'listed') && row.price !== null && <span className={styles.price}>{row.price}</span>}
    </Link>
  );
}
