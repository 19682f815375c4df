// All departments and what is in them, on one page: where the menu leads before the page is awake.
import type { Route } from './+types/departments-page';
import type { catalogContract } from '#catalog/contract';
import { listingWords } from '#listing/words';
import { sayer } from '#locale/words';
import { makePaths } from '#paths';
import { keepPublicData, pageMeta } from '#site/screen';
import { Link } from '#ui/link';
import { ask, pageVisit } from '#ui/page-visit';
import { useWords } from '#ui/shop';
import { FolderPicture } from './folder-picture.tsx';
import { PageCrumbs } from './page-crumbs.tsx';
import styles from './departments-page.module.css';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale } = args.context.get(pageVisit);
  const t = sayer(listingWords, copyLocale);
  const { departments, all } = await ask<typeof catalogContract>(args)('GET /api/navigation', {});
  const images = Object.fromEntries(departments.map(({ id, image }) => [id, image]));
  return {
    all,
    images,
    title: t('allDepartments'),
    description: t('server.departmentsDescription'),
    address: makePaths(locale).departments(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function DepartmentsPage({ loaderData: { all, images } }: Route.ComponentProps) {
  const t = useWords(listingWords);
  return (
    <div className="wrap">
      <PageCrumbs crumbs={[]} here={t('allDepartments')} />
      <h1>{t('allDepartments')}</h1>
      <ul className={styles.columns}>
        {all.map(({ id, name, href, children }) => (
          <li key={id}>
            <div className={styles.head}>
              {images[id] !== undefined && <FolderPicture src={images[id]} first className={styles.folder} />}
              <h2>
                <Link to={href}>{name}</Link>
              </h2>
            </div>
            <ul className={styles.children}>
              {children.map((child) => (
                <li key={child.href}>
                  <Link to={child.href}>{child.name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
