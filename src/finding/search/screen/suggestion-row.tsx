// One row of the suggestions: a search, a department, or a product with its heart.
import { Fragment, use } from 'react';
import { Heart, ListsClosed } from '#buying/lists/screen';
import { searchWords } from '#finding/search/words';
import { FolderIcon, InfoIcon, SearchIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import { rememberSearch } from './past-searches.ts';
import { isItem, type SuggestedItem, type Suggestion } from './suggestion.ts';
import { splitMatch } from './split-match.ts';
import styles from './suggestion-panel.module.css';

export interface SuggestionRowProps {
  readonly id: string;
  readonly row: Suggestion;
  readonly typed: string;
  readonly active: boolean;
  /** The keyboard stands on the heart of the row. */
  readonly onHeart: boolean;
  readonly onChoose: () => void;
}

export function SuggestionRow(props: SuggestionRowProps) {
  const { id, row, active, onHeart } = props;
  const isClosed = use(ListsClosed);
  if (!isItem(row) || isClosed) return <RowLink {...props} />;
  return (
    <div role="presentation" className={styles.pair}>
      <RowLink {...props} active={active && !onHeart} />
      <RowHeart id={`${id}-heart`} row={row} active={active && onHeart} />
    </div>
  );
}

/** An option of its own, for an option holds nothing that can be pressed. The keyboard's place stays in the field. */
function RowHeart({ id, row, active }: { readonly id: string; readonly row: SuggestedItem; readonly active: boolean }) {
  const t = useWords(searchWords);
  return (
    <Heart
      itemId={row.itemId}
      label={t('saveToList', { title: row.text })}
      savedLabel={t('onYourLists', { title: row.text })}
      id={id}
      role="option"
      aria-selected={active}
      aria-haspopup={undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}

function RowLink({ id, row, typed, active, onChoose }: SuggestionRowProps) {
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
      {isItem(row) && <Picture src={row.picture} alt="" width={48} height={48} ground className={styles.picture} />}
      <span className={styles.words}>
        {text}
        {isItem(row) && (
          <small>
            {[row.listName === null ? row.pack : t('onList', { list: row.listName }), t('itemNumber', { itemId: row.itemId })]
              .filter(Boolean)
              .join(' · ')}
          </small>
        )}
      </span>
      {isItem(row) && row.price !== null && <span className={styles.price}>{row.price}</span>}
    </Link>
  );
}
