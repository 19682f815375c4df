// The menu of small screens: a link to all departments, after hydration a drawer whose code loads at first use.
import { lazy, Suspense } from 'react';
import type { CategoryCard } from '#finding/listing/contract';
import { headerWords } from '#around/header/words';
import { MenuIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import styles from './menu-button.module.css';

const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

export function MenuButton({
  departments,
  className,
}: {
  readonly departments: readonly CategoryCard[];
  readonly className?: string | undefined;
}) {
  const t = useWords(headerWords);
  const { used, open, show, close } = useSurface();
  return (
    <>
      <Link
        to={usePaths().departments()}
        className={`${styles.button} ${className ?? ''}`}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onClick={show}
      >
        <MenuIcon />
      </Link>
      {used && (
        <Suspense>
          <MobileMenu departments={departments} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
