import { useState } from 'react';
import { IconButton } from '#ui/kit/icon-button';
import { HideIcon, ShowIcon } from '#ui/kit/icons';
import { TextInput } from '#ui/kit/text-input';
import styles from './account-form.module.css';

interface PasswordInputProps {
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field with a button that shows the text. */
export function PasswordInput({ name, autoComplete, showLabel, hideLabel }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <TextInput
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <IconButton label={shown ? hideLabel : showLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? <HideIcon /> : <ShowIcon />}
      </IconButton>
    </span>
  );
}
