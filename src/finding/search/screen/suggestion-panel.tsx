// The suggestions: searches and departments on one side, products on the other; ten rows at most, eight on small screens.
import type { ReactNode } from 'react';
import { searchWords } from '#finding/search/words';
import { useWords } from '#ui/page/shop';
import { forgetSearches } from './past-searches.ts';
import { isItem, type Suggestion } from './suggestion.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import styles from './suggestion-panel.module.css';

export { suggestionsFor } from './suggestions-for.ts';
export { rememberSearch } from './past-searches.ts';

export interface SuggestionPanelProps {
  readonly id: string;
  readonly rows: readonly Suggestion[];
  readonly typed: string;
  readonly active: number | null;
  /** The keyboard stands on the heart of the active row. */
  readonly onHeart: boolean;
  /** Called when a row's link is followed. */
  readonly onChoose: () => void;
}

export function SuggestionPanel({ id, rows, typed, active, onHeart, onChoose }: SuggestionPanelProps) {
  const t = useWords(searchWords);
  const group = (kind: Suggestion['kind'], name: string): ReactNode => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) return null;
    return (
      <div role="group" aria-label={name} className={styles.group}>
        <p aria-hidden="true" className={styles.name}>
          {name}
        </p>
        {own.map((row) => (
          <SuggestionRow
            key={row.href + row.text}
            id={`${id}-${rows.indexOf(row)}`}
            row={row}
            typed={typed}
            active={active === rows.indexOf(row)}
            onHeart={onHeart}
            onChoose={onChoose}
          />
        ))}
      </div>
    );
  };
  const [listed, products] = [group('listed', t('listed')), group('product', t('products'))];
  return (
    <div className={styles.panel}>
      <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')} className={styles.columns}>
        <div role="presentation" className={styles.column}>
          {group('answer', t('answers'))}
          {group('past', t('pastSearches'))}
          {group('query', t('searches'))}
          {group('category', t('departments'))}
        </div>
        {(listed || products) && (
          <div role="presentation" className={styles.column}>
            {listed}
            {products}
          </div>
        )}
      </div>
      {typed.trim() !== '' && (
        <PanelFoot typed={typed.trim()} count={rows.length} onItem={active !== null && isItem(rows[active])} onHeart={onHeart} />
      )}
      {rows.some(({ kind }) => kind === 'past') && <ForgetSearches onForget={onChoose} />}
    </div>
  );
}

interface PanelFootProps extends Pick<SuggestionPanelProps, 'typed' | 'onHeart'> {
  readonly count: number;
  /** The keyboard stands on a product. */
  readonly onItem: boolean;
}

/** What the keys do, and how many suggestions there are; announced elsewhere. */
function PanelFoot({ typed, count, onItem, onHeart }: PanelFootProps) {
  const t = useWords(searchWords);
  return (
    <p className={styles.foot} aria-hidden="true">
      <span>{onHeart ? t('enterSaves') : onItem ? t('keysOfItem') : t('pressEnter', { q: typed })}</span>
      <span className={styles.count}>{t('suggestionCount', { n: count })}</span>
    </p>
  );
}

function ForgetSearches({ onForget }: { readonly onForget: () => void }) {
  const t = useWords(searchWords);
  return (
    <button
      type="button"
      className={styles.forget}
      onClick={() => {
        forgetSearches();
        onForget();
      }}
    >
      {t('forgetPast')}
    </button>
  );
}
