import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'style'> & {
  /** The name, for everyone who does not see the icon; also shown as a tooltip. */
  readonly label: string;
  /** ring: a round outlined button, as beside carousels. */
  readonly variant?: 'ring' | undefined;
  readonly children: ReactNode;
};

/** A button that shows only an icon. */
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
