// The look shared by Button and LinkButton.
import { classNames } from './class-names.ts';
import styles from './button.module.css';

export type ButtonLook = {
  /** primary: marigold, moves the order on. plain: white. ink: tools. quiet: ballpoint text. danger: red. tile: in a product tile. */
  readonly variant?: 'primary' | 'plain' | 'ink' | 'quiet' | 'danger' | 'tile' | undefined;
  readonly size?: 'small' | undefined;
  /** Full width. */
  readonly wide?: boolean | undefined;
};

export const buttonClass = ({ variant = 'plain', size, wide }: ButtonLook, className?: string): string =>
  classNames(styles.button, variant !== 'plain' && styles[variant], size && styles[size], wide && styles.wide, className);
