// The menu of small screens: before the page is awake a link to all departments, after that a drawer that comes with the first use.
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import type { CategoryCard } from '#catalog/contract';
import { headerWords } from '#header/words';
import { MenuIcon } from '#ui/icons';
import { Link } from '#ui/link';
import { usePaths, useWords } from '#ui/shop';
import styles from './menu-button.module.css';

const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

export function MenuButton({ departments, className }: { readonly departments: readonly CategoryCard[]; readonly className?: string | undefined }) {
  const t = useWords(headerWords);
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <Link to={usePaths().departments()} className={`${styles.button} ${className ?? ''}`} aria-label={t('menu')} aria-haspopup="dialog" onClick={open}>
        <MenuIcon />
      </Link>
      {state !== 'never' && (
        <Suspense>
          <MobileMenu departments={departments} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
