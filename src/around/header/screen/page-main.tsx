// The main landmark. After a move to another page its heading takes the focus, so that it is read out; Back keeps the scroll position.
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { headerWords } from '#around/header/words';
import { useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import styles from './page-main.module.css';

export function PageMain({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  // A filter changes a list in place, and more of it comes below; other words to search for, or its next page, are read from the top.
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

/** Says that a page is on its way; it shows only when that takes a moment. */
function Progress() {
  const t = useWords(headerWords);
  if (useNavigation().state !== 'loading') return null;
  return (
    <div className={styles.progress}>
      <Spinner label={t('loading')} />
    </div>
  );
}
