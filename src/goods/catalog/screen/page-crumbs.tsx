// The breadcrumbs of a catalogue page.
import { catalogWords } from '#goods/catalog/words';
import { Breadcrumbs } from '#ui/kit/breadcrumbs';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './page-crumbs.module.css';

interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** `crumbs` are the categories above; the home page comes first, `here` last. */
export function PageCrumbs({ crumbs, here }: { readonly crumbs: readonly Crumb[]; readonly here: string }) {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const items = [{ label: t('home'), to: paths.home() }, ...crumbs.map(({ name, href }) => ({ label: name, to: href })), { label: here }];
  return <Breadcrumbs label={t('breadcrumb')} items={items} className={styles.crumbs} />;
}
