// `/compare?item=…&item=…` (CAT-5): up to four products side by side with marked differences, and similar products.
import { useEffect } from 'react';
import type { Route } from './+types/compare-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { shownTile, TileFactsProvider } from '#finding/tiles/screen';
import type { compareContract } from '#finding/compare/contract';
import { MOST_COMPARED } from '#finding/compare/rules';
import { compareWords } from '#finding/compare/words';
import { sayer } from '#base/locale/words';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { ask, pageVisit } from '#ui/page/page-visit';
import { Picture } from '#ui/kit/picture';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import scale from './art/scale.svg?url';
import { CompareAlternates } from './compare-alternates.tsx';
import { compareOnly } from './compare-list.ts';
import { CompareTable } from './compare-table.tsx';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const itemIds = [...new Set(searchParams.getAll('item'))].filter((id) => id.length <= 60).slice(0, MOST_COMPARED);
  const t = sayer(compareWords, args.context.get(pageVisit).copyLocale);
  const { tiles, rows } = await ask<typeof compareContract>(args)('POST /api/compare', { body: { itemIds } });
  return {
    tiles: tiles.map((tile) => ({ brand: tile.brand, tile: shownTile(tile) })),
    rows,
    differ: searchParams.get('differ') === '1',
    title: t('pageTitle'),
    description: t('pageDescription'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? []
    : pageMeta({ title: loaderData.title, description: loaderData.description, address: '/compare', indexed: false }, matches);

export default function ComparePage({ loaderData: { tiles, rows, differ } }: Route.ComponentProps) {
  const t = useWords(compareWords);
  const paths = usePaths();
  const { offers } = useShop();
  const shown = tiles.map(({ tile }) => tile.itemId).join(' ');
  useEffect(() => {
    if (shown !== '') compareOnly(shown.split(' '));
  }, [shown]);
  if (tiles.length === 0)
    return (
      <div className="wrap">
        <PageCrumbs crumbs={[]} here={t('pageTitle')} />
        <EmptyState
          level={1}
          picture={<Picture src={scale} alt="" width={160} height={160} />}
          title={t('empty')}
          actions={
            <>
              <LinkButton to={paths.departments()} variant="primary">
                {t('toDepartments')}
              </LinkButton>
              {offers.deals && <LinkButton to={paths.deals()}>{t('toDeals')}</LinkButton>}
            </>
          }
        >
          <p>{t('emptyText')}</p>
        </EmptyState>
      </div>
    );
  return (
    <TileFactsProvider itemIds={shown.split(' ')}>
      <div className="wrap">
        <PageCrumbs crumbs={[]} here={t('pageTitle')} />
        <h1>{t('pageTitle')}</h1>
        <CompareTable products={tiles} rows={rows} differ={differ} />
        {tiles.length < MOST_COMPARED && <CompareAlternates key={shown} itemIds={shown.split(' ')} />}
      </div>
    </TileFactsProvider>
  );
}
