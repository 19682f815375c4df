// All departments with their categories on one page: the menu links here before hydration.
import type { Route } from './+types/departments-page';
import type { homeContract } from '#finding/home/contract';
import { listingWords } from '#finding/listing/words';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { QuickLinks } from '#ui/kit/quick-links';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { SpanGrid } from '#ui/kit/span-grid';
import { FolderPicture } from '#finding/listing/screen';
import { PageCrumbs } from '#goods/catalog/screen';
import styles from './departments-page.module.css';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale } = args.context.get(pageVisit);
  const t = sayer(listingWords, copyLocale);
  const { departments } = await ask<typeof homeContract>(args)('GET /api/departments', {});
  return {
    all: departments.map(({ id, name, href, image, categories }) => ({ id, name, href, image, categories })),
    title: t('allDepartments'),
    description: t('server.departmentsDescription'),
    address: makePaths(locale).departments(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function DepartmentsPage({ loaderData: { all } }: Route.ComponentProps) {
  const t = useWords(listingWords);
  return (
    <div className="wrap">
      <PageCrumbs crumbs={[]} here={t('allDepartments')} />
      <div className={styles.head}>
        <h1>{t('allDepartments')}</h1>
        <TextAction to={usePaths().brands()}>{t('brandsTitle')}</TextAction>
      </div>
      <SpanGrid kind="quickLinks" className={styles.departments}>
        {all.map(({ id, name, href, image, categories }) => (
          <QuickLinks
            key={id}
            level={2}
            title={name}
            to={href}
            picture={<FolderPicture src={image} first className={styles.folder} />}
            links={categories.map((category) => ({ label: category.name, to: category.href }))}
          />
        ))}
      </SpanGrid>
    </div>
  );
}
