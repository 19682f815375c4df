// `/ink-toner-finder/{model}` (CAT-6): products for a printer model, with page yield and cost per page, and the printer itself.
import type { Route } from './+types/printer-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { ProductRail, ProductTile, shownTile, TileFactsProvider } from '#finding/tiles/screen';
import { sayer } from '#base/locale/words';
import { addressesIn, makePaths } from '#paths';
import type { printersContract } from '#finding/printers/contract';
import { printerWords } from '#finding/printers/words';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { MOST_OF_FEW, TileGrid } from '#ui/kit/tile-grid';
import { unbroken } from '#ui/kit/unbroken';
import styles from './printers.module.css';
import { CartridgeYields } from './cartridge-yields.tsx';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale } = args.context.get(pageVisit);
  const { slug, name, brand, series, locales, cartridges, printers } = await ask<typeof printersContract>(args)(
    'GET /api/printers/:model',
    {
      params: { model: args.params.model },
    },
  );
  const t = sayer(printerWords, copyLocale);
  return {
    slug,
    name,
    brand,
    series,
    cartridges: cartridges.map(({ tile, ...rest }) => ({ ...rest, tile: shownTile(tile) })),
    printers: printers.map(shownTile),
    title: t('printerTitle', { name }),
    description: t('printerDescription', { name, n: cartridges.length }),
    address: makePaths(locale).printer(slug),
    alternates: addressesIn(locales, (paths) => paths.printer(slug)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { title, description, address, alternates } = loaderData;
  return pageMeta({ title, description, address, alternates, indexed: true }, matches);
};

export default function PrinterPage({ loaderData }: Route.ComponentProps) {
  const { slug, brand, series, cartridges, printers, title } = loaderData;
  const t = useWords(printerWords);
  const paths = usePaths();
  const tiles = [...cartridges.map(({ tile }) => tile), ...printers];
  const crumbs = [
    { name: t('crumb'), href: paths.printerFinder() },
    { name: brand, href: paths.printerFinder({ brand }) },
    ...(series === '' ? [] : [{ name: series, href: paths.printerFinder({ brand, series }) }]),
  ];
  return (
    <TileFactsProvider itemIds={tiles.map(({ itemId }) => itemId)}>
      <div className={`wrap ${styles.page}`}>
        <PageCrumbs crumbs={crumbs} here={loaderData.name} />
        <div className={styles.top}>
          <div>
            <h1>{unbroken(title)}</h1>
            <p className={styles.intro}>{t('count', { n: cartridges.length })}</p>
          </div>
          <form method="post" action={paths.myPrinters()}>
            <input type="hidden" name="keep" value={slug} />
            <Button type="submit">{t('keep')}</Button>
          </form>
        </div>
        <TileGrid columns={4} narrow="list" layout={cartridges.length <= MOST_OF_FEW ? 'few' : undefined}>
          {cartridges.map(({ tile }, at) => (
            <ProductTile key={tile.itemId} tile={tile} level={2} first={at < 4} />
          ))}
        </TileGrid>
        <CartridgeYields cartridges={cartridges} />
        <ProductRail title={t('thePrinter')} tiles={printers} />
      </div>
    </TileFactsProvider>
  );
}
