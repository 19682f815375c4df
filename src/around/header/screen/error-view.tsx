// The error view of a page, always with search and departments.
import { DepartmentFolders } from '#finding/listing/screen';
import type { CategoryCard } from '#finding/listing/contract';
import { headerWords } from '#around/header/words';
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

const SHOWN = {
  missing: { title: 'notFoundTitle', text: 'notFoundText', drawing: shredder },
  forbidden: { title: 'forbiddenTitle', text: 'forbiddenText', drawing: safe },
  broken: { title: 'brokenTitle', text: 'brokenText', drawing: toolKit },
} as const;

export function ErrorView({ kind, departments }: ErrorViewProps) {
  const t = useWords(headerWords);
  const { title, text, drawing } = SHOWN[kind];
  return (
    <div className={`wrap ${styles.page}`}>
      <DrawingPage drawing={drawing} always>
        <h1>{t(title)}</h1>
        <p className={styles.text}>{t(text)}</p>
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
