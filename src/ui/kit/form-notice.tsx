// What came of a form: said where the reader goes on, each item that was left out or came otherwise with what is said of it, and the way to the cart.
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './form-notice.module.css';
import { ItemReasons, type ItemReason } from './item-reasons.tsx';
import { Link } from './link.tsx';
import { Message } from './message.tsx';
import { usePaths, useShop } from '#ui/page/shop';

/** What a page's action answers its page. */
export interface Notice {
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly text: string;
  /** Of several items each that was left out or came otherwise than asked, and what is to be said of it; its name may stand in that. */
  readonly about: readonly ItemReason[];
  /** Something is in the cart now. */
  readonly toCart: boolean;
}

export function plainNotice(tone: Notice['tone'], text: string): Notice {
  return { tone, text, about: [], toCart: false };
}

type FormNoticeProps = {
  readonly told: Notice;
  /** Words of the link to the cart. */
  readonly cartLabel: string;
  readonly className?: string | undefined;
};

export function FormNotice({ told, cartLabel, className }: FormNoticeProps) {
  const { tone, text, about, toCart } = told;
  const paths = usePaths();
  const { site } = useShop();
  const box = useRef<HTMLDivElement>(null);
  // What was pressed may be gone: the reader goes on from what came of it.
  useEffect(() => box.current?.focus({ preventScroll: true }), [told]);
  return (
    <div ref={box} tabIndex={-1} className={classNames(styles.told, className)}>
      <Message tone={tone} live>
        {text} {toCart && <Link to={paths.cart(site.tenant)}>{cartLabel}</Link>}
        <ItemReasons reasons={about} />
      </Message>
    </div>
  );
}
