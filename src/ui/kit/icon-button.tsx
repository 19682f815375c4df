import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'style'> & {
  /** Accessible name; also shown as a tooltip. */
  readonly label: string;
  /** ring: round and outlined, as next to carousels. */
  readonly variant?: 'ring' | undefined;
  readonly children: ReactNode;
};

/** A button with only an icon. */
export const IconButton = ({ label, variant, className, children, type = 'button', ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={label}
    className={classNames(styles.button, variant && styles[variant], className)}
  >
    {children}
  </button>
);
