import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import { Link } from './link.tsx';
import type { LinkProps } from './link.tsx';

export type LinkButtonProps = LinkProps & ButtonLook;

/** A link that looks like a button, for a step on another page. */
export const LinkButton = ({ variant, size, wide, className, ...link }: LinkButtonProps) => (
  <Link {...link} data-button="" className={buttonClass({ variant, size, wide }, className)} />
);
