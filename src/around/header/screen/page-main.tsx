// The main landmark. After navigation its heading gets the focus, so that screen readers announce it; Back keeps the scroll position.
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { headerWords } from '#around/header/words';
import { useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import styles from './page-main.module.css';

export function PageMain({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  // Filters and "more products" change a list in place; a new search or page starts at the top.
  const params = new URLSearchParams(search);
  const page = `${pathname} ${params.get('q') ?? ''} ${params.get('from') ?? params.get('page') ?? 1}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page]);
  return (
    <main id="main" ref={main} tabIndex={-1} className={styles.main}>
      <Progress />
      {children}
    </main>
  );
}

/** Shows that a page is loading, after a short delay. */
function Progress() {
  const t = useWords(headerWords);
  if (useNavigation().state !== 'loading') return null;
  return (
    <div className={styles.progress}>
      <Spinner label={t('loading')} />
    </div>
  );
}
