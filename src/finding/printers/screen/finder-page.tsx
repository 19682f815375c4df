// `/ink-toner-finder` (CAT-6): brand, series and model by plain links, or a search for the model.
import type { Route } from './+types/finder-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { printersContract } from '#finding/printers/contract';
import { printerWords } from '#finding/printers/words';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { EmptyState } from '#ui/kit/empty-state';
import { Link } from '#ui/kit/link';
import { ask, pageVisit } from '#ui/page/page-visit';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import printer from './art/printer.svg?url';
import styles from './printers.module.css';
import { FinderChoice, FinderModels, FinderStep } from './finder-step.tsx';
import { FoundModels } from './found-models.tsx';
import { ModelSearch } from './model-search.tsx';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale } = args.context.get(pageVisit);
  const { searchParams } = new URL(args.request.url);
  const brand = searchParams.get('brand')?.slice(0, 60);
  const series = searchParams.get('series')?.slice(0, 80);
  const model = searchParams.get('model')?.trim().slice(0, 80) ?? '';
  const chosen = { ...(brand === undefined ? {} : { brand }), ...(series === undefined ? {} : { series }) };
  const query = { ...chosen, ...(model === '' ? {} : { q: model }) };
  const found = await ask<typeof printersContract>(args)('GET /api/printers', { query });
  const t = sayer(printerWords, copyLocale);
  return {
    ...found,
    brand: brand ?? null,
    chosen: series ?? null,
    asked: model,
    title: t('title'),
    description: t('description'),
    address: makePaths(locale).printerFinder(chosen),
    // An address for any words is no page of its own.
    indexed: found.brands.length > 0 && found.found === null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? []
    : pageMeta(
        { title: loaderData.title, description: loaderData.description, address: loaderData.address, indexed: loaderData.indexed },
        matches,
      );

export default function FinderPage({ loaderData: { brands, series, models, brand, chosen, found, asked } }: Route.ComponentProps) {
  const t = useWords(printerWords);
  const paths = usePaths();
  if (brands.length === 0)
    return (
      <div className={`wrap ${styles.page}`}>
        <EmptyState level={1} picture={<Picture src={printer} alt="" width={160} height={160} />} title={t('noneTitle')}>
          {t('noneText')}
        </EmptyState>
      </div>
    );
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCrumbs crumbs={[]} here={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.intro}>
        {t('intro')} <Link to={paths.myPrinters()}>{t('myLink')}</Link>
      </p>
      <ModelSearch asked={asked} />
      {found !== null && <FoundModels found={found} asked={asked} />}
      <FinderStep title={t('brand')}>
        {brands.map((one) => (
          <FinderChoice
            key={one.brand}
            to={paths.printerFinder({ brand: one.brand })}
            current={one.brand === brand}
            name={one.brand}
            models={one.models}
            image={one.image}
          />
        ))}
      </FinderStep>
      {series.length > 1 && (
        <FinderStep title={t('series')}>
          {series.map((one) => (
            <FinderChoice
              key={one.series}
              to={paths.printerFinder({ brand: brand ?? '', series: one.series })}
              current={one.series === chosen}
              name={one.series === '' ? t('noSeries') : one.series}
              models={one.models}
              image={one.image}
            />
          ))}
        </FinderStep>
      )}
      {models.length > 0 && <FinderModels title={t('model')} models={models} />}
    </div>
  );
}
