// How many of a line should be on the shelf, or how many are: typed at the shelf, where there is often no connection.
import { useState } from 'react';
import { readLevel } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import styles from './offline.module.css';

interface LevelFieldProps {
  readonly label: string;
  /** The line's product, for screen readers. */
  readonly name: string;
  /** As text; null for none. */
  readonly value: string | null;
  readonly onLevel: (value: string | null) => void;
}

export function LevelField({ label, name, value, onLevel }: LevelFieldProps) {
  const t = useWords(offlineWords);
  const [isWrong, setIsWrong] = useState(false);
  const settle = (field: HTMLInputElement): void => {
    const level = readLevel(field.value);
    setIsWrong(level === undefined);
    if (level !== undefined) onLevel(level === null ? null : String(level));
  };
  return (
    <Field
      label={
        <>
          {label}
          <span className="sr"> {t('about', { name })}</span>
        </>
      }
      error={isWrong ? t('badLevel') : undefined}
      className={styles.level}
    >
      <TextInput
        key={value}
        size="small"
        inputMode="numeric"
        defaultValue={value ?? ''}
        maxLength={4}
        autoComplete="off"
        onBlur={(event) => settle(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(event.currentTarget);
        }}
      />
    </Field>
  );
}
