// The error view of a page, always with search and departments.
import { DepartmentFolders } from '#finding/listing/screen';
import type { CategoryCard } from '#finding/listing/contract';
import { errorWords, headerWords } from '#around/header/words';
import { SearchBox } from '#finding/search/screen';
import { DrawingPage } from '#ui/kit/drawing-page';
import { useWords } from '#ui/page/shop';
import safe from './art/safe.svg?url';
import shredder from './art/shredder.svg?url';
import toolKit from './art/tool-kit.svg?url';
import styles from './error-view.module.css';

export interface ErrorViewProps {
  readonly kind: 'missing' | 'forbidden' | 'broken';
  readonly departments: readonly CategoryCard[];
}

const DRAWINGS = { missing: shredder, forbidden: safe, broken: toolKit } as const;

export function ErrorView({ kind, departments }: ErrorViewProps) {
  const t = useWords(headerWords);
  const own = useWords(errorWords);
  // The words for a crash stand with the header's, for when no more can be loaded.
  const { title, text } = {
    missing: { title: own('notFoundTitle'), text: own('notFoundText') },
    forbidden: { title: own('forbiddenTitle'), text: own('forbiddenText') },
    broken: { title: t('brokenTitle'), text: t('brokenText') },
  }[kind];
  return (
    <div className={`wrap ${styles.page}`}>
      <DrawingPage drawing={DRAWINGS[kind]} always>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.search}>
          <SearchBox label={own('searchAgain')} />
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
