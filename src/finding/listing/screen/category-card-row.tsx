import type { CategoryCard } from '#finding/listing/contract';
import { listingWords } from '#finding/listing/words';
import { Picture } from '#ui/kit/picture';
import { ShopTile } from '#ui/kit/shop-tile';
import { useWords } from '#ui/page/shop';
import { SpanGrid } from '#ui/kit/span-grid';
import styles from './category-card-row.module.css';

/** The categories of a department with picture and product count; one horizontally scrolling row on a phone. */
export function CategoryShops({ categories }: { readonly categories: readonly CategoryCard[] }) {
  const t = useWords(listingWords);
  return (
    <SpanGrid kind="shop" label={t('inDepartment')} className={styles.shops}>
      {categories.map(({ id, name, href, image, count }) => (
        <ShopTile
          key={id}
          level={2}
          to={href}
          title={name}
          note={t('productCount', { n: count })}
          picture={<Picture src={image} alt="" width={160} height={160} />}
        />
      ))}
    </SpanGrid>
  );
}
