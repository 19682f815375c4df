import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { useField } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'style'>;

/** A multi-line text field. */
export const TextArea = ({ className, ...area }: TextAreaProps) => (
  <textarea {...area} {...useField(area)} className={classNames(styles.control, styles.area, className)} />
);
