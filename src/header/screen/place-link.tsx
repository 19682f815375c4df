// Where we deliver: opens the question in place; before the page is awake it leads to the page that asks it.
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { headerWords } from '#header/words';
import { PlaceDialog, usePlace } from '#stores/screen';
import { PlaceIcon } from '#ui/icons';
import { Link } from '#ui/link';
import { usePaths, useWords } from '#ui/shop';
import styles from './strip-link.module.css';

export function PlaceLink({ compact, className }: { readonly compact?: boolean; readonly className?: string | undefined }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { zip } = usePlace();
  const { pathname, search } = useLocation();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <Link
        to={paths.place({ back: pathname + search })}
        rel="nofollow"
        aria-haspopup="dialog"
        onClick={ask}
        className={`${styles.link} ${compact ? '' : styles.bare} ${className ?? ''}`}
      >
        <PlaceIcon />
        <span className={styles.words}>{t('deliverTo', { zip })}</span>
      </Link>
      {state !== 'never' && <PlaceDialog open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
