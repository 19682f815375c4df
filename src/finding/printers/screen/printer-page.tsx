// `/ink-toner-finder/{model}` (CAT-6): products for a printer model, with page yield and cost per page, and the printer itself.
import type { Route } from './+types/printer-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { ProductRail, ProductTile, shownTile, TileFactsProvider, useTileFacts } from '#finding/tiles/screen';
import { formatNumber, formatUnitPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { addressesIn, makePaths } from '#paths';
import type { printersContract } from '#finding/printers/contract';
import { centsPerPage } from '#finding/printers/rules';
import { printerWords } from '#finding/printers/words';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { Table } from '#ui/kit/table';
import { TileGrid } from '#ui/kit/tile-grid';
import { unbroken } from '#ui/kit/unbroken';
import styles from './printers.module.css';

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
        <TileGrid columns={4} narrow="list">
          {cartridges.map(({ tile }, at) => (
            <ProductTile key={tile.itemId} tile={tile} level={2} first={at < 4} />
          ))}
        </TileGrid>
        <Yields cartridges={cartridges} />
        <ProductRail title={t('thePrinter')} tiles={printers} />
      </div>
    </TileFactsProvider>
  );
}

type Cartridge = Route.ComponentProps['loaderData']['cartridges'][number];

function Yields({ cartridges }: { readonly cartridges: readonly Cartridge[] }) {
  const t = useWords(printerWords);
  const { copyLocale } = useShop();
  const stated = cartridges.filter(({ pages }) => pages !== null);
  if (stated.length === 0) return null;
  return (
    <Table
      className={styles.yields}
      caption={t('theTable')}
      captionShown
      keyOf={({ tile }) => tile.itemId}
      rows={stated}
      columns={[
        { id: 'cartridge', label: t('cartridge'), heads: true, cell: ({ tile }) => <Link to={tile.href}>{tile.title}</Link> },
        {
          id: 'pages',
          label: t('yieldLabel'),
          align: 'right',
          cell: ({ pages }) => t('yieldPages', { n: formatNumber(pages ?? 0, copyLocale) }),
        },
        { id: 'price', label: t('price'), align: 'right', cell: ({ tile }) => <OwnPrice tile={tile} /> },
        { id: 'cost', label: t('costLabel'), align: 'right', cell: (cartridge) => <OwnCost cartridge={cartridge} /> },
      ]}
    />
  );
}

/** The public price, or the shopper's own when it is known: the same as on the tile above. */
function OwnPrice({ tile }: Pick<Cartridge, 'tile'>) {
  const t = useWords(printerWords);
  return (useTileFacts(tile.itemId) ?? tile).price ?? t('notStated');
}

function OwnCost({ cartridge: { tile, pages, perPage } }: { readonly cartridge: Cartridge }) {
  const t = useWords(printerWords);
  const { copyLocale, site } = useShop();
  const facts = useTileFacts(tile.itemId);
  if (facts === undefined || facts.price === tile.price) return perPage ?? t('notStated');
  const cents = centsPerPage(facts.priceValue === null ? null : Math.round(facts.priceValue * 100), pages);
  return cents === null ? t('notStated') : t('perPage', { price: formatUnitPrice(cents, site.currency, copyLocale) });
}
