// Shows the result of a form on lists, unless a field shows it.
import { listsWords } from '#buying/lists/words';
import { FormNotice } from '#ui/kit/form-notice';
import { useWords } from '#ui/page/shop';
import type { ListNote } from './list-note.ts';
import styles from './lists.module.css';

export function ListNotice({ note }: { readonly note: ListNote | undefined }) {
  const t = useWords(listsWords);
  if (note === undefined || note.field !== undefined) return null;
  const text = note.notSent ? t('notSent') : note.text;
  if (text === '') return null;
  return <FormNotice notice={note.notSent ? { ...note, text } : note} cartLabel={t('toCart')} className={styles.notice} />;
}
