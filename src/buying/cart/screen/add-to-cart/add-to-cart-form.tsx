// "Add to cart": a form of the cart page before hydration and without JavaScript; afterwards a command that stays on the page.
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/kit/button';
import { Quantity } from '#ui/kit/quantity';
import { usePaths, useShop } from '#ui/page/shop';
import styles from './add-to-cart-form.module.css';
import { CART_FIELDS, type CartIntent } from '../forms/cart-form-fields.ts';
import { needPanels } from '../panel/cart-panels.ts';

export interface AddToCartFormProps {
  readonly itemId: string;
  /** Text of the button; screen readers hear `about` after it, so that twenty buttons differ. */
  readonly label: ReactNode;
  readonly about?: string | undefined;
  /** A quantity field before the button; without it the form adds one step. */
  readonly quantity?:
    | { readonly label: string; readonly lessLabel: string; readonly moreLabel: string; readonly max: number; readonly maxLength?: number }
    | undefined;
  /** The quantity step of the item. */
  readonly step?: number | undefined;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  readonly wide?: boolean | undefined;
  /** Lets fields elsewhere on the page join the form: `CART_FIELDS.deliveryType`. */
  readonly id?: string;
  /** Extra fields after the button, named `CART_FIELDS.service`. */
  readonly children?: ReactNode;
}

const load = () => import('./add-to-cart.ts');
const INTENT: CartIntent = 'add';

/** Loads the code as the pointer approaches, so that a press finds it there. */
const prepare = () => void load().catch(() => undefined);

export function AddToCartForm({ itemId, label, about, quantity, step = 1, variant, size, wide, id, children }: AddToCartFormProps) {
  const action = usePaths().cart(useShop().site.tenant);
  const { busy, submit } = useAdding(itemId, step);
  const [qty, setQty] = useState(step);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pointer only fetches code ahead
    <form id={id} method="post" action={action} onSubmit={submit} onPointerEnter={prepare} onFocus={prepare} className={styles.form}>
      <input type="hidden" name={CART_FIELDS.intent} value={INTENT} />
      <input type="hidden" name={CART_FIELDS.itemId} value={itemId} />
      <div className={styles.row}>
        {quantity === undefined ? (
          <input type="hidden" name={CART_FIELDS.qty} value={step} />
        ) : (
          <Quantity {...quantity} name={CART_FIELDS.qty} value={qty} onChange={setQty} min={0} step={step} />
        )}
        <Button type="submit" variant={variant} size={size} wide={wide} busy={busy} className={styles.button}>
          {label}
          {about !== undefined && <span className="sr"> {about}</span>}
        </Button>
      </div>
      {children}
    </form>
  );
}

/** Ignores a second press while the first request runs. */
function useAdding(itemId: string, step: number) {
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (working.current) return;
    working.current = true;
    setBusy(true);
    const form = event.currentTarget;
    void load()
      .then(
        ({ addToCart }) => {
          needPanels();
          return addToCart(new FormData(form), itemId, step);
        },
        // The code could not be loaded, so the form posts itself.
        () => form.submit(),
      )
      .finally(() => {
        working.current = false;
        setBusy(false);
      });
  };
  return { busy, submit };
}
