// What came of a form: said where the reader goes on, each item that was left out with its reason.
import { useEffect, useRef } from 'react';
import { listsWords } from '#lists/words';
import { Link } from '#ui/link';
import { Message } from '#ui/message';
import { usePaths, useShop, useWords } from '#ui/shop';
import type { ListNote } from './list-note.ts';
import styles from './lists.module.css';

export function ListTold({ note }: { readonly note: ListNote | undefined }) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { site } = useShop();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus({ preventScroll: true }), [note]);
  if (note === undefined || note.text === '' || note.field !== undefined) return null;
  const { tone, text, leftOut, toCart } = note;
  return (
    <div ref={told} tabIndex={-1} className={styles.told}>
      <Message tone={tone} live>
        {text} {toCart && <Link to={paths.cart(site.tenant)}>{t('toCart')}</Link>}
        {leftOut.length > 0 && (
          <ul className={styles.leftOut}>
            {leftOut.map(({ title, reason }) => (
              <li key={title}>
                <b>{title}</b>: {reason}
              </li>
            ))}
          </ul>
        )}
      </Message>
    </div>
  );
}
