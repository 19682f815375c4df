// A product as a row across the page: picture, what it is, how it can be had, and at the end price and button.
import { classNames } from './class-names.ts';
import styles from './list-tile.module.css';
import { TileLink } from './tile-link.tsx';
import type { TileProps } from './tile.tsx';

export type ListTileProps = Omit<TileProps, 'sponsored'>;

export function ListTile(props: ListTileProps) {
  const { to, name, picture, badges, corner, pack, rating, price, promise, foot, faded, level = 3, className } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(styles.tile, faded && styles.faded, className)}>
      <div className={styles.media}>{picture}</div>
      <div className={styles.words}>
        {badges && <div className={styles.badges}>{badges}</div>}
        <Heading className={styles.name}>
          <TileLink to={to}>{name}</TileLink>
        </Heading>
        {pack && <p className={styles.pack}>{pack}</p>}
        {rating}
        {promise}
      </div>
      <div className={styles.end}>
        {price}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
