import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import type { LinkProps } from './link.tsx';
import styles from './text-action.module.css';

type Button = Omit<ComponentProps<'button'>, 'disabled' | 'style'> & {
  readonly to?: undefined;
  /** Work is in progress: presses are ignored. */
  readonly busy?: boolean | undefined;
};

export type TextActionProps = (Button | LinkProps) & {
  /** Screen reader text after the label, so that ten "Remove" differ: "– Glide gel pens". */
  readonly about?: string | undefined;
};

/** A small underlined action next to an item: Save for later, Remove. A link when it has `to`. */
export function TextAction({ about, className, children, ...rest }: TextActionProps) {
  const content = (
    <>
      {children}
      {about && <span className="sr"> {about}</span>}
    </>
  );
  if (rest.to !== undefined)
    return (
      <Link {...rest} className={classNames(styles.action, className)}>
        {content}
      </Link>
    );
  const { to: _none, busy, onClick, type = 'button', ...button } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button {...button} type={type} aria-busy={busy || undefined} onClick={press} className={classNames(styles.action, className)}>
      {content}
    </button>
  );
}
