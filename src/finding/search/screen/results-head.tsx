import type { ShownTile } from '#finding/tiles/screen';
import type { searchContract } from '#finding/search/contract';
import { searchWords } from '#finding/search/words';
import { Chip } from '#ui/kit/chip';
import { PrinterIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Message } from '#ui/kit/message';
import type { ReplyOf } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { SearchAnswers } from './search-answers.tsx';
import styles from './search-page.module.css';

type Results = ReplyOf<(typeof searchContract)['POST /api/search/listing']>;

export interface ResultsHeadProps {
  readonly title: string;
  readonly q: string;
  readonly results: Pick<Results, 'answers' | 'correctedTo' | 'soldInstead' | 'exact' | 'categories' | 'printer'> & {
    readonly tiles: readonly ShownTile[];
  };
}

/** The query, the pages that answer it, its correction, the product with the typed number, and the results' departments. */
export function ResultsHead({
  title,
  q,
  results: { answers, correctedTo, soldInstead, exact, categories, printer, tiles },
}: ResultsHeadProps) {
  const t = useWords(searchWords);
  const paths = usePaths();
  const named = exact === null ? undefined : tiles.find(({ itemId }) => itemId === exact);
  return (
    <div className={styles.head}>
      <h1>{unbroken(title)}</h1>
      <SearchAnswers answers={answers} />
      {soldInstead !== null && <Message className={styles.note}>{t('soldInstead', soldInstead)}</Message>}
      {correctedTo !== null && (
        <Message className={styles.note}>
          {t('corrected', { used: correctedTo })}{' '}
          <Link to={paths.search({ q, facets: { typed: ['1'] } })}>{t('searchInstead', { typed: q })}</Link>
        </Message>
      )}
      {named && (
        <Message tone="ok" className={styles.note}>
          {t('exact')} <Link to={named.href}>{t('openExact')}</Link>
        </Message>
      )}
      {printer !== null && (
        <Message icon={<PrinterIcon />} className={styles.note}>
          {t('printerFound', { name: printer.name })} <Link to={paths.printer(printer.slug)}>{t('printerOpen')}</Link>
        </Message>
      )}
      {categories.length > 0 && (
        <nav aria-label={t('categories')} className={styles.categories}>
          {categories.map(({ name, href }) => (
            <Chip key={href} to={href}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
    </div>
  );
}
