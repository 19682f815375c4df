// The billing address: the delivery address, a stored one, or another one (CHK-2).
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { StoredAddress } from '#people/addresses/contract';
import { EMPTY_ADDRESS, formFromInput, isSameAddress, type AddressForm } from '#people/addresses/rules';
import { aboutAddress, ANOTHER, BillingChoice, billingErrors } from '#people/addresses/screen';
import { addressesWords } from '#people/addresses/words';
import { ORGANIZATION_BILLING } from '#people/locations/screen';
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { Checkbox } from '#ui/kit/checkbox';
import { useWords } from '#ui/page/shop';
import { useCheckoutPaths } from './checkout-paths.ts';
import { TextAction } from '#ui/kit/text-action';
import type { Opened } from '#ui/page/use-opened';
import styles from './checkout.module.css';
import { FixedBilling } from './fixed-billing.tsx';
import type { PaymentTab } from './payment-tabs.tsx';

export interface BillingAddressProps {
  readonly checkout: CheckoutView;
  readonly errors: readonly FieldError[];
  /** Display lines of the delivery address. */
  readonly shipTo: readonly string[];
  readonly stored: readonly StoredAddress[];
  /** The stored address that the drawer edits. */
  readonly open: Opened;
  readonly tab: PaymentTab;
}

export function BillingAddress(props: BillingAddressProps) {
  const { checkout } = props;
  return checkout.billingIsFixed ? <FixedBilling billTo={checkout.billTo} /> : <OwnBilling {...props} />;
}

function OwnBilling({ checkout, errors, shipTo, stored: all, open, tab }: BillingAddressProps) {
  const t = useWords(checkoutWords);
  const sayAddress = useWords(addressesWords);
  const paths = useCheckoutPaths();
  // The checkbox above already offers the delivery address.
  const stored = all.filter((one) => !isSame(one, checkout.address));
  const wrong = billingErrors(errors);
  const isWrong = Object.keys(wrong).length > 0;
  const usual = useDefaultBilling(checkout, stored);
  const [same, setSame] = useState(checkout.billTo === null && !isWrong && usual === undefined);
  const { billTo } = checkout;
  const kept = billTo === null ? usual : stored.find((one) => isSame(one, billTo));
  const chosen = isWrong ? undefined : (kept ?? (billTo === null ? stored[0] : undefined));
  return (
    <>
      <Checkbox
        name="sameAddress"
        checked={same}
        onChange={(event) => setSame(event.target.checked)}
        label={t('billingSame', { address: shipTo.slice(1).join(', ') })}
      />
      {!same && (
        <section aria-labelledby="billing-heading">
          <h3 id="billing-heading" className={styles.heading}>
            {t('billingHeading')}
          </h3>
          <BillingChoice
            stored={stored}
            chosen={chosen?.id ?? ANOTHER}
            values={kept === undefined ? (billTo ?? EMPTY_ADDRESS) : EMPTY_ADDRESS}
            wrong={wrong}
            mayKeep={checkout.userType === 'registered'}
            actions={(one) =>
              one.id !== ORGANIZATION_BILLING && (
                <TextAction
                  to={paths.checkout('payment', { tab, address: one.id })}
                  about={aboutAddress(one)}
                  onClick={open.onPress(one.id)}
                  preventScrollReset
                >
                  {sayAddress('edit')}
                </TextAction>
              )
            }
          />
        </section>
      )}
    </>
  );
}

/** The shopper's default billing address, if it differs from the delivery address and the shopper has not chosen one yet. */
function useDefaultBilling({ billTo, payment }: CheckoutView, stored: readonly StoredAddress[]): StoredAddress | undefined {
  // After a decline the shopper has chosen a billing address already.
  const isDeclined = new URLSearchParams(useLocation().search).has('declined');
  if (billTo !== null || payment !== null || isDeclined) return undefined;
  return stored.find((one) => one.defaultBilling);
}

function isSame(one: StoredAddress, other: AddressForm): boolean {
  return isSameAddress(formFromInput(one), other);
}
