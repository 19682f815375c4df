import { catalogWords } from '#goods/catalog/words';
import { useWords } from '#ui/page/shop';
import type { ShownTile } from './tile-view-model.ts';
import styles from './product-tile.module.css';

const DOT = 16;

/** The colors a product comes in: a dot each, and their number. */
export function TileColors({ colors: { count, paints } }: { readonly colors: NonNullable<ShownTile['colors']> }) {
  const t = useWords(catalogWords);
  return (
    <span className={styles.colors}>
      {paints.length > 0 && (
        <svg width={paints.length * DOT} height={DOT} aria-hidden="true">
          {paints.map((paint, at) => (
            <circle key={paint} cx={at * DOT + DOT / 2} cy={DOT / 2} r="6.5" fill={paint} stroke="#111c36" strokeOpacity=".25" />
          ))}
        </svg>
      )}
      {t('colors', { n: count })}
    </span>
  );
}
