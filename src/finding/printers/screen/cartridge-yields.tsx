// A table of cartridges with their page yield and cost per page.
import { useTileFacts } from '#finding/tiles/screen';
import { formatNumber, formatUnitPrice } from '#base/locale/rules';
import { centsPerPage } from '#finding/printers/rules';
import { printerWords } from '#finding/printers/words';
import { Link } from '#ui/kit/link';
import { useShop, useWords } from '#ui/page/shop';
import { Table } from '#ui/kit/table';
import styles from './printers.module.css';
import type { ShownTile } from '#finding/tiles/screen';

interface Cartridge {
  readonly tile: ShownTile;
  /** Null when the maker states no yield. */
  readonly pages: number | null;
  readonly perPage: string | null;
}

export function CartridgeYields({ cartridges }: { readonly cartridges: readonly Cartridge[] }) {
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
