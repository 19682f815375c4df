// What a new list starts with: nothing, the cart, or a file of item numbers and quantities.
import { listsWords } from '#buying/lists/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import styles from './lists.module.css';

interface FirstItemsChoiceProps {
  /** `cart`: the shopper came from the cart. */
  readonly start: string;
  readonly problem: string | undefined;
}

export function FirstItemsChoice({ start, problem }: FirstItemsChoiceProps) {
  const t = useWords(listsWords);
  const chosen = problem === undefined ? start : 'file';
  return (
    <fieldset className={styles.access}>
      <legend>{t('startWith')}</legend>
      <Checkbox radio name="start" value="" defaultChecked={chosen === ''} label={t('startEmpty')} />
      <Checkbox radio name="start" value="cart" defaultChecked={chosen === 'cart'} label={t('startCart')} />
      <Checkbox radio name="start" value="file" defaultChecked={chosen === 'file'} label={t('startFile')} />
      <Field label={t('file')} hint={t('fileHint')} error={problem} className={styles.file}>
        <TextInput name="file" type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
      </Field>
    </fieldset>
  );
}
