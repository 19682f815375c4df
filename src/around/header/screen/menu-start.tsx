// The first level of the phone menu: deals and departments, the shopper's own links, help, and the languages.
import type { MouseEvent } from 'react';
import type { CategoryCard } from '#finding/listing/contract';
import { headerWords } from '#around/header/words';
import { homeWords } from '#finding/home/words';
import { ChevronRightIcon, CouponIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { LanguageLinks } from './language-links.tsx';
import { MenuRow } from './menu-row.tsx';
import { MenuServices } from './menu-services.tsx';
import styles from './mobile-menu.module.css';

export interface MenuStartProps {
  readonly departments: readonly Pick<CategoryCard, 'id' | 'name' | 'href' | 'image'>[];
  readonly hasDeals: boolean;
  /** Opens a department's level; without it departments are links. */
  readonly onChoose: ((id: string) => void) | undefined;
}

export function MenuStart({ departments, hasDeals, onChoose }: MenuStartProps) {
  const t = useWords(headerWords);
  const m = useWords(homeWords);
  const paths = usePaths();
  const { offers } = useShop();
  const choose = (id: string) => (event: MouseEvent) => {
    if (onChoose === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <>
      <ul className={styles.rows}>
        {hasDeals && offers.deals && (
          <MenuRow to={paths.deals()} Icon={CouponIcon}>
            {t('deals')}
          </MenuRow>
        )}
        {departments.map(({ id, name, href, image }) => (
          <li key={id}>
            <Link to={href} data-department={id} onClick={choose(id)}>
              <Picture src={image} alt="" width={40} height={40} className={styles.picture} />
              {name}
              <ChevronRightIcon className={styles.go} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.departments()} className={styles.all}>
            {t('allDepartments')}
          </Link>
        </li>
        <li>
          <Link to={paths.brands()} className={styles.all}>
            {m('menuBrands')}
          </Link>
        </li>
        {offers.promotions && (
          <li>
            <Link to={paths.promotions()} className={styles.all}>
              {m('coupons')}
            </Link>
          </li>
        )}
      </ul>
      <MenuServices />
      <LanguageLinks className={styles.languages} />
    </>
  );
}
