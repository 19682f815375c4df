// A search for a printer model by its name.
import { printerWords } from '#finding/printers/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { usePaths, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import styles from './printers.module.css';

export function ModelSearch() {
  const t = useWords(printerWords);
  const paths = usePaths();
  return (
    <form action={paths.search()} className={styles.typed}>
      <Field label={t('typeModel')}>
        <TextInput name="q" required autoComplete="off" maxLength={80} />
      </Field>
      <Button type="submit" variant="ink">
        {t('find')}
      </Button>
    </form>
  );
}
