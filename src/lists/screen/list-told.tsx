// What came of a form on lists, unless a field of that form says it.
import { listsWords } from '#lists/words';
import { FormTold } from '#ui/form-told';
import { useWords } from '#ui/shop';
import type { ListNote } from './list-note.ts';
import styles from './lists.module.css';

export function ListTold({ note }: { readonly note: ListNote | undefined }) {
  const t = useWords(listsWords);
  if (note === undefined || note.text === '' || note.field !== undefined) return null;
  return <FormTold told={note} cartLabel={t('toCart')} className={styles.told} />;
}
