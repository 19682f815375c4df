import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'style' | 'children'> & {
  readonly label: ReactNode;
  /** Secondary text at the end of the row: a count, a price. */
  readonly trail?: ReactNode;
  /** A radio button: one of several with the same name. */
  readonly radio?: boolean | undefined;
};

/** A check box or radio button; the whole row is clickable. */
export const Checkbox = ({ label, trail, radio, className, ...input }: CheckboxProps) => (
  <label className={classNames(styles.row, input.disabled && styles.off, className)}>
    <input {...input} type={radio ? 'radio' : 'checkbox'} className={styles.box} />
    <span>{label}</span>
    {trail !== undefined && <span className={styles.trail}>{trail}</span>}
  </label>
);
