// The delivery address among the stored ones: the shopper chooses one, edits it in place, or adds another (CHK-2).
import type { StoredAddress } from '#people/addresses/contract';
import { addressLines, formFromInput, isSameAddress } from '#people/addresses/rules';
import { aboutAddress, StoredChoice } from '#people/addresses/screen';
import { addressesWords } from '#people/addresses/words';
import { locationOfChoice } from '#people/locations/screen';
import type { CheckoutView } from '#buying/checkout/contract';
import { PlusIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { ownValue } from '#base/lookup/rules';
import { useCheckoutPaths } from './checkout-paths.ts';
import { TextAction } from '#ui/kit/text-action';
import type { Opened } from '#ui/page/use-opened';
import { LocationNotes } from './delivery-done.tsx';
import { CURRENT_ADDRESS } from './delivery-actions.ts';
import styles from './checkout.module.css';

interface StoredDeliveryProps extends DeliveryPanelProps {
  /** Notes of the locations among the addresses, by id of the address. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface DeliveryPanelProps {
  readonly checkout: CheckoutView;
  /** The organization's locations first. */
  readonly addresses: readonly StoredAddress[];
  /** Whether the shopper may use addresses of their own. */
  readonly mayAdd: boolean;
  readonly open: Opened;
}

/** Has to stand inside the step's form. */
export function StoredDelivery({ checkout, addresses, notes, mayAdd, open }: StoredDeliveryProps) {
  const t = useWords(addressesWords);
  const paths = useCheckoutPaths();
  const { address } = checkout;
  const isEntered = checkout.shipTo !== null;
  const same = isEntered ? enteredAmong(addresses, checkout) : (addresses.find((one) => one.defaultShipping) ?? addresses[0]);
  const chosen = same?.id ?? CURRENT_ADDRESS;
  const other = {
    value: CURRENT_ADDRESS,
    label: t('forThisOrder'),
    children: (
      <div className={styles.thisOrders}>
        {[address.fullName, ...addressLines(address)].map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        {Object.entries(address).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
    ),
  };
  return (
    <div className={styles.stored}>
      <StoredChoice
        key={chosen}
        name="addressId"
        use="shipping"
        addresses={addresses}
        chosen={chosen}
        other={isEntered && same === undefined ? other : undefined}
        actions={(one) =>
          locationOfChoice(one.id) === undefined ? (
            <EditAddress address={one} open={open} />
          ) : (
            <LocationNotes notes={ownValue(notes, one.id) ?? ''} />
          )
        }
      />
      {mayAdd && (
        <TextAction to={paths.checkout('delivery', { address: 'new' })} onClick={open.onPress('new')} preventScrollReset>
          <PlusIcon /> {t('add')}
        </TextAction>
      )}
    </div>
  );
}

function EditAddress({ address, open }: { readonly address: StoredAddress; readonly open: Opened }) {
  const t = useWords(addressesWords);
  const paths = useCheckoutPaths();
  const { id } = address;
  return (
    <TextAction
      to={paths.checkout('delivery', { address: id })}
      about={aboutAddress(address)}
      onClick={open.onPress(id)}
      preventScrollReset
    >
      {t('edit')}
    </TextAction>
  );
}

/** The entered address among those to choose from: a location by its id, any other by what it says. */
function enteredAmong(addresses: readonly StoredAddress[], { address, shipToLocation }: CheckoutView): StoredAddress | undefined {
  if (shipToLocation !== null) return addresses.find(({ id }) => locationOfChoice(id) === shipToLocation.locationId);
  return addresses.find((one) => isSameAddress(formFromInput(one), address));
}
