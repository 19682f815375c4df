// The error view of a page, always with search and departments.
import { isRouteErrorResponse } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import { DepartmentFolders } from '#finding/listing/screen';
import type { CategoryCard } from '#finding/listing/contract';
import { headerWords } from '#around/header/words';
import { ClosedBox } from '#people/representatives/screen';
import { SearchBox } from '#finding/search/screen';
import { DrawingPage } from '#ui/kit/drawing-page';
import { useWords } from '#ui/page/shop';
import safe from './art/safe.svg?url';
import shredder from './art/shredder.svg?url';
import toolKit from './art/tool-kit.svg?url';
import styles from './error-view.module.css';

export interface ErrorViewProps {
  readonly kind: 'missing' | 'forbidden' | 'broken';
  /** The thrown error; what is closed to a representative says so itself. */
  readonly error?: unknown;
  readonly departments: readonly CategoryCard[];
}

const SHOWN = {
  missing: { title: 'notFoundTitle', text: 'notFoundText', drawing: shredder },
  forbidden: { title: 'forbiddenTitle', text: 'forbiddenText', drawing: safe },
  broken: { title: 'brokenTitle', text: 'brokenText', drawing: toolKit },
} as const;

export function ErrorView({ kind, error, departments }: ErrorViewProps) {
  const t = useWords(headerWords);
  const { title, text, drawing } = SHOWN[kind];
  const closed = closedTo(error);
  return (
    <div className={`wrap ${styles.page}`}>
      <DrawingPage drawing={drawing} always>
        <h1>{t(closed === undefined ? title : 'closedTitle')}</h1>
        {closed === undefined ? <p className={styles.text}>{t(text)}</p> : <ClosedBox title={closed} />}
        <div className={styles.search}>
          <SearchBox label={t('searchAgain')} />
        </div>
      </DrawingPage>
      {departments.length > 0 && (
        <section className={styles.departments} aria-labelledby="error-departments">
          <h2 id="error-departments">{t('departments')}</h2>
          <DepartmentFolders departments={departments} />
        </section>
      )}
    </div>
  );
}

/** What the shop said to a representative about something that only the shopper may see. */
const closedTo = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && isRefusal(error.data) && error.data.code === 'ACTING_CLOSED' ? error.data.message : undefined;
