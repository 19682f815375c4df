// What came of a form: said where the reader goes on, each item that was left out with its reason, and the way to the cart.
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './form-told.module.css';
import { Link } from './link.tsx';
import { Message } from './message.tsx';
import { usePaths, useShop } from './shop.tsx';

/** What a page's action answers its page. */
export interface Told {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
  /** Of several items each that was left out, with the reason. */
  readonly leftOut: readonly { readonly title: string; readonly reason: string }[];
  /** Something is in the cart now. */
  readonly toCart: boolean;
}

export function plainTold(tone: Told['tone'], text: string): Told {
  return { tone, text, leftOut: [], toCart: false };
}

type FormToldProps = {
  readonly told: Told;
  /** Words of the link to the cart. */
  readonly cartLabel: string;
  readonly className?: string | undefined;
};

export function FormTold({ told, cartLabel, className }: FormToldProps) {
  const { tone, text, leftOut, toCart } = told;
  const paths = usePaths();
  const { site } = useShop();
  const box = useRef<HTMLDivElement>(null);
  // What was pressed may be gone: the reader goes on from what came of it.
  useEffect(() => box.current?.focus({ preventScroll: true }), [told]);
  return (
    <div ref={box} tabIndex={-1} className={classNames(styles.told, className)}>
      <Message tone={tone} live>
        {text} {toCart && <Link to={paths.cart(site.tenant)}>{cartLabel}</Link>}
        {leftOut.length > 0 && (
          <ul className={styles.leftOut}>
            {leftOut.map(({ title, reason }) => (
              <li key={title}>
                <b>{title}</b>: {reason}
              </li>
            ))}
          </ul>
        )}
      </Message>
    </div>
  );
}
