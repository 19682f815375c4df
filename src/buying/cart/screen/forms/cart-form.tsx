// A form of the cart: posts to the cart page before hydration; afterwards its owner handles it through the store.
import type { FormEvent, ReactNode } from 'react';
import { ownValue } from '#base/lookup/rules';
import { usePaths, useShop } from '#ui/page/shop';
import { CART_FIELDS, type CartIntent } from './cart-form-fields.ts';

export interface CartFormProps<I extends string = CartIntent> {
  readonly intent: I;
  /** Hidden fields in addition to its controls. */
  readonly fields?: { readonly [K in keyof typeof CART_FIELDS]?: string | number | undefined };
  /** Query of the cart page's address that the page needs to show a failed form again. */
  readonly query?: string | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** By default for the cart's own forms; others name their intents: `<CartForm<SavedIntent> …>`. */
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
