// A text to be copied to another site. Without JavaScript it can still be selected.
import { signOnWords } from '#people/sign-on/words';
import { CopyButton } from '#ui/kit/copy-button';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import styles from './settings.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly hint?: string | undefined;
}

export function CopyField({ label, text, hint }: CopyFieldProps) {
  const t = useWords(signOnWords);
  const what = <span className="sr"> {label}</span>;
  return (
    <Field label={label} hint={hint}>
      <span className={styles.copy}>
        <TextInput readOnly value={text} onFocus={(event) => event.target.select()} />
        <CopyButton
          text={text}
          label={
            <>
              {t('copy')}
              {what}
            </>
          }
          copiedLabel={
            <>
              {t('copied')}
              {what}
            </>
          }
        />
      </span>
    </Field>
  );
}
