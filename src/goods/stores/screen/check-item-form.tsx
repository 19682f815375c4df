// "Check an item here" (STO-1, LST-5): leads to the page with the answer, with and without scripts. The camera loads when it is pressed.
import { Form, useNavigate, useNavigation } from 'react-router';
import { ScanButton } from '#goods/scanning/screen';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './check-item-form.module.css';

interface CheckItemFormProps {
  readonly storeNumber: string;
  /** What was typed last, and what is wrong with it. */
  readonly typed?: string;
  readonly error?: string;
}

export function CheckItemForm({ storeNumber, typed = '', error }: CheckItemFormProps) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const action = paths.storeStock(storeNumber);
  const scanned = (number: string): void => void navigate(paths.storeStock(storeNumber, number));
  return (
    <Form method="get" action={action} className={styles.form} role="search" aria-label={t('checkItem')}>
      <Field label={t('checkItemLabel')} hint={t('checkItemHint')} error={error}>
        <TextInput
          key={typed}
          name="item"
          defaultValue={typed}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={state !== 'idle' && location?.pathname === action}>
          {t('checkItemButton')}
        </Button>
        <ScanButton onNumber={scanned} once />
      </div>
    </Form>
  );
}
