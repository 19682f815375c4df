// "Add to cart": a form of the cart page before the page is awake and without JavaScript; after, a command that stays on the page.
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/kit/button';
import { Quantity } from '#ui/kit/quantity';
import { usePaths, useShop } from '#ui/page/shop';
import styles from './add-to-cart-form.module.css';
import { CART_FIELDS, type CartIntent } from '../forms/cart-form-fields.ts';
import { needPanels } from '../panel/cart-panels.ts';

export interface AddToCartFormProps {
  readonly itemId: string;
  /** Words of the button; `about` is read out after them, so that twenty buttons differ. */
  readonly label: ReactNode;
  readonly about?: string | undefined;
  /** A quantity before the button; without it one (one step) is added. */
  readonly quantity?:
    | { readonly label: string; readonly lessLabel: string; readonly moreLabel: string; readonly max: number; readonly maxLength?: number }
    | undefined;
  /** The item is sold in steps of this many. */
  readonly step?: number | undefined;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  readonly wide?: boolean | undefined;
  /** For fields that stand elsewhere on the page: of the name `CART_FIELDS.deliveryType`, how it is to be got. */
  readonly id?: string;
  /** Choices sent along, after the button: fields named `CART_FIELDS.service`. */
  readonly children?: ReactNode;
}

const load = () => import('./add-to-cart.ts');
const INTENT: CartIntent = 'add';

/** On the way to the button the code is fetched, so that a press finds it there. */
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

/** A second press while the first is on its way adds nothing. */
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
        // The code did not arrive: the form itself still does.
        () => form.submit(),
      )
      .finally(() => {
        working.current = false;
        setBusy(false);
      });
  };
  return { busy, submit };
}
