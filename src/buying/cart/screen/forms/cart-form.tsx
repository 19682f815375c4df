// A form of the cart: posts to the cart page before the page wakes up; after, its owner does the same through the store.
import type { FormEvent, ReactNode } from 'react';
import { ownValue } from '#base/lookup/rules';
import { usePaths, useShop } from '#ui/page/shop';
import { CART_FIELDS, type CartIntent } from './cart-form-fields.ts';

export interface CartFormProps<I extends string = CartIntent> {
  readonly intent: I;
  /** What the form says beside what its controls say. */
  readonly fields?: { readonly [K in keyof typeof CART_FIELDS]?: string | number | undefined };
  /** Of the cart page's address, where a form that could not be carried out needs it to be drawn again. */
  readonly query?: string | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Of the cart's own forms; those beside it name their intents: `<CartForm<SavedIntent> …>`. */
export function CartForm<I extends string = CartIntent>({
  intent,
  fields = {},
  query = '',
  onSubmit,
  className,
  children,
}: CartFormProps<NoInfer<I>>) {
  const action = usePaths().cart(useShop().site.tenant);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <form method="post" action={action + query} onSubmit={submit} className={className}>
      <input type="hidden" name={CART_FIELDS.intent} value={intent} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={ownValue(CART_FIELDS, field)} value={value} />
      ))}
      {children}
    </form>
  );
}
