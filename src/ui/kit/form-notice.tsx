// Result of a form: a message at the place where the reader continues, items that were skipped or changed with their reasons, and a link to the cart.
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './form-notice.module.css';
import { ItemReasons, type ItemReason } from './item-reasons.tsx';
import { Link } from './link.tsx';
import { Message } from './message.tsx';
import { usePaths, useShop } from '#ui/page/shop';

/** The answer of a page's action. */
export interface Notice {
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly text: string;
  /** Items that were skipped or changed, with reasons that may contain their names. */
  readonly about: readonly ItemReason[];
  /** Whether something was added to the cart. */
  readonly toCart: boolean;
}

export function plainNotice(tone: Notice['tone'], text: string): Notice {
  return { tone, text, about: [], toCart: false };
}

type FormNoticeProps = {
  readonly notice: Notice;
  /** Text of the link to the cart. */
  readonly cartLabel: string;
  readonly className?: string | undefined;
};

export function FormNotice({ notice, cartLabel, className }: FormNoticeProps) {
  const { tone, text, about, toCart } = notice;
  const paths = usePaths();
  const { site } = useShop();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button may be gone, so the focus moves to the result.
  useEffect(() => box.current?.focus({ preventScroll: true }), [notice]);
  return (
    <div ref={box} tabIndex={-1} className={classNames(styles.notice, className)}>
      <Message tone={tone} live>
        {text} {toCart && <Link to={paths.cart(site.tenant)}>{cartLabel}</Link>}
        <ItemReasons reasons={about} />
      </Message>
    </div>
  );
}
