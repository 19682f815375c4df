import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { useField } from './field.tsx';

export type SelectOption = { readonly value: string; readonly label: string; readonly off?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'style' | 'children' | 'multiple'> & {
  readonly options: readonly SelectOption[];
  readonly size?: 'small' | undefined;
};

/** A native select; used in a Field, or with its own aria-label. */
export function Select({ options, size, className, ...select }: SelectProps) {
  return (
    <select {...select} {...useField(select)} className={classNames(styles.control, styles.select, size && styles.small, className)}>
      {options.map(({ value, label, off }) => (
        <option key={value} value={value} disabled={off}>
          {label}
        </option>
      ))}
    </select>
  );
}
