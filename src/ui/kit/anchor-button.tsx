// A link that looks like a button and leads to no page: to another app, or to a file made here.
import type { ComponentProps } from 'react';
import { buttonClass } from './button-class.ts';

type AnchorButtonProps = Omit<ComponentProps<'a'>, 'style'> & { readonly href: string };

/** `href` is the shop's own, never anybody's words. */
export const AnchorButton = ({ className, children, ...anchor }: AnchorButtonProps) => (
  <a {...anchor} data-button="" className={buttonClass({}, className)}>
    {children}
  </a>
);
