// A page that cannot be shown: what is so, and the ways on. Search and departments are always among them.
import { isRouteErrorResponse } from 'react-router';
import { DepartmentFolders } from '#catalog/screen';
import type { CategoryCard } from '#catalog/contract';
import { headerWords } from '#header/words';
import { SearchBox } from '#search/screen';
import { useWords } from '#ui/shop';
import styles from './error-view.module.css';

export type ErrorKind = 'missing' | 'forbidden' | 'broken';

/** What kind of failure a thrown thing is: a reply with a status, or a crash. */
export function errorKindOf(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'broken';
  if (error.status === 404) return 'missing';
  return error.status === 403 ? 'forbidden' : 'broken';
}

const WORDS = {
  missing: { title: 'notFoundTitle', text: 'notFoundText' },
  forbidden: { title: 'forbiddenTitle', text: 'forbiddenText' },
  broken: { title: 'brokenTitle', text: 'brokenText' },
} as const;

export function ErrorView({ kind, departments }: { readonly kind: ErrorKind; readonly departments: readonly CategoryCard[] }) {
  const t = useWords(headerWords);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t(WORDS[kind].title)}</h1>
      <p>{t(WORDS[kind].text)}</p>
      <div className={styles.search}>
        <SearchBox label={t('searchAgain')} />
      </div>
      {departments.length > 0 && (
        <section className={styles.departments} aria-labelledby="error-departments">
          <h2 id="error-departments">{t('departments')}</h2>
          <DepartmentFolders departments={departments} />
        </section>
      )}
    </div>
  );
}
