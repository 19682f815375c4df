// A text to be copied to another site. Without JavaScript it can still be selected.
import { useState } from 'react';
import { signOnWords } from '#people/sign-on/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { CheckIcon, CopyIcon } from '#ui/kit/icons';
import { TextInput } from '#ui/kit/text-input';
import { useAwake } from '#ui/page/awake';
import { useWords } from '#ui/page/shop';
import styles from './settings.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly hint?: string | undefined;
}

export function CopyField({ label, text, hint }: CopyFieldProps) {
  const t = useWords(signOnWords);
  const isAwake = useAwake();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Field label={label} hint={hint}>
      <span className={styles.copy}>
        <TextInput readOnly value={text} onFocus={(event) => event.target.select()} />
        {isAwake && (
          <Button onClick={copy}>
            {copied ? <CheckIcon /> : <CopyIcon />}
            {t(copied ? 'copied' : 'copy')}
            <span className="sr"> {label}</span>
          </Button>
        )}
      </span>
    </Field>
  );
}
