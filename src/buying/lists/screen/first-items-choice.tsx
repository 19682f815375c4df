// What a new list starts with: nothing, the cart, or a file of item numbers and quantities.
import { listsWords } from '#buying/lists/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import styles from './lists.module.css';

export function FirstItemsChoice({ problem }: { readonly problem: string | undefined }) {
  const t = useWords(listsWords);
  return (
    <fieldset className={styles.access}>
      <legend>{t('startWith')}</legend>
      <Checkbox radio name="start" value="" defaultChecked={problem === undefined} label={t('startEmpty')} />
      <Checkbox radio name="start" value="cart" label={t('startCart')} />
      <Checkbox radio name="start" value="file" defaultChecked={problem !== undefined} label={t('startFile')} />
      <Field label={t('file')} hint={t('fileHint')} error={problem} className={styles.file}>
        <TextInput name="file" type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
      </Field>
    </fieldset>
  );
}
