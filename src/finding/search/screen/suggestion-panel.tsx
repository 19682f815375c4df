// The suggestions: searches and departments on one side, products on the other; ten rows at most, eight on small screens.
import { Fragment, type ReactNode } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { Tile } from '#goods/catalog/contract';
import type { searchContract } from '#finding/search/contract';
import { searchWords } from '#finding/search/words';
import type { Paths } from '#paths';
import { caller } from '#ui/page/call';
import { FolderIcon, SearchIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import { forgetSearches, pastSearchesLike, rememberSearch } from './past-searches.ts';
import type { Suggestion } from './suggestion.ts';
import { splitMatch } from './split-match.ts';
import styles from './suggestion-panel.module.css';

const call = caller<typeof searchContract>();

const MOST = { wide: { queries: 4, categories: 2, listed: 2, products: 4 }, narrow: { queries: 4, categories: 2, listed: 1, products: 2 } };

/** Suggestions for the typed text in display order; none when they fail to load. */
export async function suggestionsFor(typed: string, paths: Paths): Promise<readonly Suggestion[]> {
  const past = pastSearchesLike(typed, typed.trim() === '' ? MOST_PAST : MOST_PAST_BESIDE).map((text) => ({
    kind: 'past' as const,
    text,
    href: paths.search({ q: text }),
  }));
  if (typed.trim() === '') return past;
  const reply = await call('GET /api/suggest', { query: { q: typed.trim().slice(0, 100) } });
  if (isRefusal(reply)) return past;
  const isPast = new Set(past.map(({ text }) => text.toLowerCase()));
  const most = MOST[matchMedia('(width <= 51.25em)').matches ? 'narrow' : 'wide'];
  const listed = reply.listed.slice(0, most.listed);
  return [
    ...past,
    ...reply.queries
      .filter(({ text }) => !isPast.has(text.toLowerCase()))
      .slice(0, most.queries - past.length)
      .map(({ text, href }) => ({ kind: 'query' as const, text, href })),
    ...reply.categories.slice(0, most.categories).map(({ name, href }) => ({ kind: 'category' as const, text: name, href })),
    ...listed.map(({ tile, listName }) => productRow('listed', tile, listName)),
    ...reply.products.slice(0, most.products - listed.length).map((tile) => productRow('product', tile, null)),
  ];
}

function productRow(kind: 'product' | 'listed', tile: Tile, listName: string | null): Suggestion {
  const { title: text, href, itemId, pack, image, seePriceInCart, price } = tile;
  return { kind, text, href, itemId, pack, picture: image.src, price: seePriceInCart ? null : price, listName };
}

const MOST_PAST = 6;
/** Most past searches next to other suggestions. */
const MOST_PAST_BESIDE = 2;

export { rememberSearch } from './past-searches.ts';

export interface SuggestionPanelProps {
  readonly id: string;
  readonly rows: readonly Suggestion[];
  readonly typed: string;
  readonly active: number | null;
  /** Called when a row's link is followed. */
  readonly onChoose: () => void;
}

export function SuggestionPanel({ id, rows, typed, active, onChoose }: SuggestionPanelProps) {
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
          <Row
            key={row.href + row.text}
            id={`${id}-${rows.indexOf(row)}`}
            row={row}
            typed={typed}
            active={active === rows.indexOf(row)}
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
        <p className={styles.foot} aria-hidden="true">
          <span>{t('pressEnter', { q: typed.trim() })}</span>
          <span className={styles.count}>{t('suggestionCount', { n: rows.length })}</span>
        </p>
      )}
      {rows.some(({ kind }) => kind === 'past') && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forgetSearches();
            onChoose();
          }}
        >
          {t('forgetPast')}
        </button>
      )}
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly row: Suggestion;
  readonly typed: string;
  readonly active: boolean;
  readonly onChoose: () => void;
}

function Row({ id, row, typed, active, onChoose }: RowProps) {
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
