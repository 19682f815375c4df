// The shop's button. Label = verb + object. At most one primary button per view region.
import { useId } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'style'> &
  ButtonLook & {
    /** Work is in progress: shows a spinner, ignores presses, keeps the focus. */
    readonly busy?: boolean | undefined;
    /** Disabled, with the reason. A string is shown under the button; `true` when the reason is elsewhere (aria-describedby). */
    readonly off?: boolean | string | undefined;
  };

/** A push button. `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, busy = false, off, className, onClick, children, type = 'button', ...rest } = props;
  const reasonId = useId();
  const isOff = off === true || (typeof off === 'string' && off !== '');
  const reason = isOff && typeof off === 'string' ? off : undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isOff) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      {busy && <Spinner size="sm" />}
      {children}
    </button>
  );
  if (!reason) return button;
  return (
    <span className={wide ? `${styles.held} ${styles.wide}` : styles.held}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}
