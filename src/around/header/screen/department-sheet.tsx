// The open department of the flyout: its categories, lists worth a look, and one good. Tab passes them in this order.
import { homeWords } from '#finding/home/words';
import { hrefAtStore } from '#finding/listing/screen';
import { usePlace } from '#goods/stores/screen';
import { Chip } from '#ui/kit/chip';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { Price } from '#ui/kit/price';
import { useWords } from '#ui/page/shop';
import type { Department } from './use-department-overview.ts';
import styles from './department-sheet.module.css';

export const DEPARTMENT_SHEET = 'department-sheet';
/** Finds the first category of the open department. */
export const FIRST_CATEGORY = `#${DEPARTMENT_SHEET} a`;

export function DepartmentSheet({ department }: { readonly department: Department }) {
  const t = useWords(homeWords);
  const { name, href, count, categories, featured } = department;
  return (
    <>
      <div id={DEPARTMENT_SHEET} role="group" aria-labelledby="department-name" className={styles.sheet}>
        <h2 id="department-name">{name}</h2>
        <ul className={styles.categories}>
          {categories.map((category) => (
            <li key={category.href}>
              <Link to={category.href}>{category.name}</Link>
            </li>
          ))}
        </ul>
        <Link to={href} className={styles.all}>
          {t('menuShopAll', { count })}
          <span className="sr">{t('menuAbout', { name })}</span>
        </Link>
        <Highlights department={department} />
      </div>
      {featured && (
        <aside aria-label={t('menuFromDepartment')} className={styles.featured}>
          <Picture src={featured.image} alt="" width={240} height={240} className={styles.picture} />
          <b>{featured.title}</b>
          {featured.pack}
          {featured.price !== null && <Price now={featured.price} size="small" className={styles.price} />}
          <LinkButton to={featured.href} size="small">
            {t('menuSeeProduct')}
            <span className="sr">{t('menuAbout', { name: featured.title })}</span>
          </LinkButton>
        </aside>
      )}
    </>
  );
}

/** Three at most: what is on sale, what sells best, and what the shopper's own store sells. */
function Highlights({ department: { name, href, highlights } }: { readonly department: Department }) {
  const t = useWords(homeWords);
  const { storeCity, storeIsOwn, storeNumber } = usePlace();
  const about = <span className="sr">{t('menuAbout', { name })}</span>;
  const atStore = storeIsOwn && storeCity !== null && storeNumber !== null ? hrefAtStore(href, new URLSearchParams(), storeNumber) : null;
  if (highlights.length === 0 && atStore === null) return null;
  return (
    <ul className={styles.highlights}>
      {highlights.map((list) => (
        <li key={list.href}>
          <Chip to={list.href}>
            {list.name}
            {about} <span className={styles.count}>{list.count}</span>
          </Chip>
        </li>
      ))}
      {atStore !== null && (
        <li>
          <Chip to={atStore}>
            {t('menuAtStore', { store: storeCity ?? '' })}
            {about}
          </Chip>
        </li>
      )}
    </ul>
  );
}
