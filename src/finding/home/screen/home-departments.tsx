import type { ComponentProps } from 'react';
import { homeWords } from '#finding/home/words';
import { DepartmentFolders } from '#finding/listing/screen';
import { Link } from '#ui/kit/link';
import { SectionHead } from '#ui/kit/section-head';
import { CachedPart } from '#ui/page/cached-part';
import { LATER } from '#ui/page/later';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './home-page.module.css';

/** Every department as a folder, and the deals: none can be reached from here only by searching. */
export function HomeDepartments({ folders }: { readonly folders: ComponentProps<typeof DepartmentFolders>['departments'] }) {
  const t = useWords(homeWords);
  const paths = usePaths();
  return (
    <CachedPart name="home-departments" of={folders}>
      <section {...LATER} className={styles.band} aria-labelledby="departments-title">
        <SectionHead id="departments-title" title={t('shopByDepartment')}>
          <Link to={paths.departments()}>{t('allDepartments')}</Link>
        </SectionHead>
        <DepartmentFolders departments={folders} />
      </section>
    </CachedPart>
  );
}
