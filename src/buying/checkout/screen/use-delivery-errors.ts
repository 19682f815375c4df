// The errors of the delivery form: the server's, and those found when the shopper leaves a field.
import { useState, type RefObject } from 'react';
import { ADDRESS_LIMITS } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import { readDelivery, type DeliveryField } from '#buying/checkout/rules';
import { checkoutWords } from '#buying/checkout/words';
import { useShop, useWords } from '#ui/page/shop';
import { useAfterPress } from '#ui/page/use-after-press';
import { typedDelivery } from './typed-form.ts';

export type Errors = Readonly<Partial<Record<DeliveryField, string>>>;

/** The server's errors, and those found when the shopper leaves a field. */
export function useDeliveryErrors(
  form: RefObject<HTMLFormElement | null>,
  checkout: CheckoutView,
  refused: { readonly errors: readonly FieldError[] } | undefined,
) {
  const t = useWords(checkoutWords);
  const sayAddress = useWords(addressesWords);
  const { site } = useShop();
  const afterPress = useAfterPress();
  const [found, setFound] = useState<Errors>({});
  const sent = Object.fromEntries(refused?.errors.map(({ field, message }) => [field, message]) ?? []) as Errors;
  const errors = { ...sent, ...found };
  const judge = (field: DeliveryField): void => {
    if (form.current === null) return;
    const typed = typedDelivery(new FormData(form.current));
    if (typed[field] === '' && errors[field] === undefined) return;
    const read = readDelivery(typed, checkout.mode, site.country);
    const problem = read.ok ? undefined : read.problem.find((one) => one.field === field);
    const words =
      problem &&
      (problem.code === 'NO_EMAIL'
        ? t(problem.code)
        : sayAddress(problem.code, { limit: field === 'email' ? 254 : ADDRESS_LIMITS[field] }));
    afterPress(() => setFound((before) => ({ ...before, [field]: words })));
  };
  return { errors, judge };
}
