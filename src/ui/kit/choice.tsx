// A clickable box with a radio button or check box: pickup or delivery, a size, a plan.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice.module.css';

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'style' | 'children'> & {
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  /** Below the title; `<strong>` is green, for stock. */
  readonly children?: ReactNode;
  /** At the end of the box: a price. */
  readonly trail?: ReactNode;
  /** chip: small, for a row of variants. segment: joined to its neighbors (in a {@link ChoiceGroup}). */
  readonly variant?: 'chip' | 'segment' | undefined;
  /** Color of a selected segment: ok green, bad red. */
  readonly tone?: 'ok' | 'bad' | undefined;
  /** Check boxes instead of radio buttons. */
  readonly many?: boolean | undefined;
};

export const Choice = ({ title, icon, children, trail, variant, tone, many, className, ...input }: ChoiceProps) => (
  <label className={classNames(styles.choice, variant && styles[variant], tone && styles[tone], className)}>
    <input {...input} type={many ? 'checkbox' : 'radio'} className={styles.input} />
    <span className={styles.box}>
      {icon}
      <span className={styles.words}>
        <b className={styles.title}>{title}</b> {children}
      </span>
      {trail && <span className={styles.trail}>{trail}</span>}
    </span>
  </label>
);

export interface ChoiceGroupProps {
  readonly legend: ReactNode;
  /** Shows the legend to screen readers only. */
  readonly bare?: boolean | undefined;
  /** stack: vertical. row: horizontal, wrapping. joined: segments. */
  readonly layout?: 'stack' | 'row' | 'joined' | undefined;
  /** Error message. */
  readonly error?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A named set of choices or checkboxes. */
export const ChoiceGroup = ({ legend, bare, layout = 'stack', error, children, className }: ChoiceGroupProps) => (
  <fieldset className={className}>
    <legend className={bare ? 'sr' : styles.legend}>{legend}</legend>
    <div className={styles[layout]}>{children}</div>
    <div aria-live="polite">{error && <p className={styles.error}>{error}</p>}</div>
  </fieldset>
);
