// The first row of the home page for a shopper whom the shop knows: what they buy again, else what is recommended to them.
import { useId } from 'react';
import { homeWords } from '#finding/home/words';
import { TileAction, TileFactsProvider, TilePrice, useRowEvents, type ShownTile } from '#finding/tiles/screen';
import { usePageToggle } from '#people/toggles/screen';
import { Link } from '#ui/kit/link';
import { MiniTile } from '#ui/kit/mini-tile';
import { Picture } from '#ui/kit/picture';
import { SectionHead } from '#ui/kit/section-head';
import { Skeleton } from '#ui/kit/skeleton';
import { usePaths, useWords } from '#ui/page/shop';
import { MOST_OWN, type FirstRow } from './home-rows.tsx';
import styles from './own-row.module.css';

export interface OwnRowProps {
  readonly row: FirstRow | undefined;
  /** Keeps the row's room until it is known. */
  readonly isLoading?: boolean | undefined;
  readonly className?: string | undefined;
}

export function OwnRow({ row, isLoading = false, className }: OwnRowProps) {
  const id = useId();
  const isOn = usePageToggle();
  const goods = useRowEvents<HTMLUListElement>(row?.place ?? '', row?.scheme);
  if (!isOn('recommendations') || (row === undefined && !isLoading)) return null;
  const tiles = row?.tiles.slice(0, MOST_OWN);
  return (
    <section className={className} aria-labelledby={id}>
      <Head id={id} row={row} />
      <TileFactsProvider itemIds={tiles?.map(({ itemId }) => itemId) ?? []}>
        <ul ref={goods} className={styles.goods} aria-busy={tiles === undefined || undefined}>
          {tiles === undefined ? <Waiting /> : tiles.map((tile) => <OwnGood key={tile.itemId} tile={tile} />)}
        </ul>
      </TileFactsProvider>
    </section>
  );
}

/** While the row is not known yet, its likeliest heading. */
function Head({ id, row }: { readonly id: string } & Pick<OwnRowProps, 'row'>) {
  const t = useWords(homeWords);
  const paths = usePaths();
  if (row?.place === 'bestSellers')
    return <SectionHead id={id} title={t('bestSellers')} note={t('bestSellersText')} className={styles.head} />;
  if (row !== undefined && row.place !== 'again') return <SectionHead id={id} title={row.title} className={styles.head} />;
  return (
    <SectionHead id={id} title={t('againTitle')} note={t('againText')} className={styles.head}>
      <Link to={paths.buyAgain()}>{t('allAgain')}</Link>
    </SectionHead>
  );
}

const Waiting = () =>
  Array.from({ length: MOST_OWN }, (_, at) => (
    <li key={at} className={styles.waiting} aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="half" />
    </li>
  ));

const OwnGood = ({ tile }: { readonly tile: ShownTile }) => (
  <li>
    <MiniTile
      to={tile.href}
      name={tile.title}
      picture={<Picture src={tile.image.src} alt="" width={72} height={72} />}
      note={tile.pack}
      price={<TilePrice tile={tile} size="small" />}
      action={<TileAction tile={tile} />}
    />
  </li>
);
