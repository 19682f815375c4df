// The delivery address among the stored ones: the shopper chooses one, edits it in place, or adds another (CHK-2).
import type { StoredAddress } from '#people/addresses/contract';
import { addressLines, EMPTY_ADDRESS, formFromInput, isSameAddress } from '#people/addresses/rules';
import { aboutAddress, AddressEditor, StoredChoice, type EditorAnswer } from '#people/addresses/screen';
import { addressesWords } from '#people/addresses/words';
import { locationOfChoice } from '#people/locations/screen';
import type { CheckoutView } from '#buying/checkout/contract';
import { Checkbox } from '#ui/kit/checkbox';
import { PlusIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { useCheckoutPaths } from './checkout-paths.ts';
import { FormDrawer } from '#ui/kit/form-drawer';
import { TextAction } from '#ui/kit/text-action';
import type { Opened } from '#ui/page/use-opened';
import { CURRENT_ADDRESS } from './delivery-actions.ts';
import styles from './checkout.module.css';

interface StoredDeliveryProps {
  readonly checkout: CheckoutView;
  /** The organization's locations first. */
  readonly addresses: readonly StoredAddress[];
  /** Whether the shopper may use addresses of their own. */
  readonly mayAdd: boolean;
  readonly open: Opened;
}

/** Has to stand inside the step's form. */
export function StoredDelivery({ checkout, addresses, mayAdd, open }: StoredDeliveryProps) {
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
        actions={(one) => locationOfChoice(one.id) === undefined && <EditAddress address={one} open={open} />}
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

interface DeliveryAddressPanelProps extends StoredDeliveryProps {
  readonly answer: EditorAnswer | undefined;
}

/** The drawer that adds or edits an address; it has to stand outside the step's form. */
export function DeliveryAddressPanel({ checkout, addresses, mayAdd, open, answer }: DeliveryAddressPanelProps) {
  const t = useWords(addressesWords);
  const paths = useCheckoutPaths();
  const edited = addresses.find(({ id }) => id === open.id && locationOfChoice(id) === undefined);
  const isNew = edited === undefined;
  const { email, pickupBy, address } = checkout;
  const own = open.id === open.asked ? answer : undefined;
  const saves = own === undefined || own.fields['save'] === 'on';
  return (
    <FormDrawer
      open={!isNew || (open.id === 'new' && mayAdd)}
      onClose={open.close}
      title={t(isNew ? 'add' : 'editTitle')}
      closeLabel={t('close')}
    >
      <AddressEditor
        key={open.id}
        values={isNew ? { ...EMPTY_ADDRESS, fullName: checkout.shipTo === null ? address.fullName : '' } : formFromInput(edited)}
        answer={own}
        hidden={{ intent: 'address', id: edited?.id ?? '', email, pickupName: pickupBy }}
        section="shipping"
        submit={t('deliverHere')}
        action={paths.checkout('delivery', { address: edited?.id ?? 'new' })}
      >
        <Checkbox name="save" defaultChecked={saves} label={t(isNew ? 'saveWithAccount' : 'saveChanges')} />
      </AddressEditor>
    </FormDrawer>
  );
}
