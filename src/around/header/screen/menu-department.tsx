// The second level of the phone menu: one department's categories, and one of its goods.
import { homeWords } from '#finding/home/words';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import type { Department } from './use-department-overview.ts';
import styles from './mobile-menu.module.css';

export function MenuDepartment({ department }: { readonly department: Department }) {
  const t = useWords(homeWords);
  const { href, count, categories, highlights, featured } = department;
  return (
    <>
      <ul className={styles.rows}>
        <li>
          <Link to={href} className={styles.all}>
            {t('menuShopAll', { count })}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.href}>
            <Link to={category.href}>{category.name}</Link>
          </li>
        ))}
        {highlights.map((list) => (
          <li key={list.href}>
            <Link to={list.href}>
              {list.name}
              <span className={styles.count}>{list.count}</span>
            </Link>
          </li>
        ))}
      </ul>
      {featured && (
        <Link to={featured.href} className={styles.featured}>
          <Picture src={featured.image} alt="" width={72} height={72} className={styles.good} />
          <span>
            <b>{featured.title}</b> <span>{[featured.pack, featured.price].filter(Boolean).join(', ')}</span>
          </span>
        </Link>
      )}
    </>
  );
}
