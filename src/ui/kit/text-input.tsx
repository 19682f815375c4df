import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { useField } from './field.tsx';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'style'> & {
  readonly size?: 'small' | undefined;
  /** Displays upper case: for coupon and gift codes. */
  readonly code?: boolean | undefined;
};

/** A one-line text field; used in a Field, or with its own aria-label. */
export function TextInput({ size, code, className, ...input }: TextInputProps) {
  return (
    <input {...input} {...useField(input)} className={classNames(styles.control, size && styles.small, code && styles.code, className)} />
  );
}
