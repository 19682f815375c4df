// The drawer that adds or edits a delivery address during checkout (CHK-2).
import { EMPTY_ADDRESS, formFromInput } from '#people/addresses/rules';
import { AddressEditor, type EditorAnswer } from '#people/addresses/screen';
import { addressesWords } from '#people/addresses/words';
import { locationOfChoice } from '#people/locations/screen';
import { Checkbox } from '#ui/kit/checkbox';
import { FormDrawer } from '#ui/kit/form-drawer';
import { useWords } from '#ui/page/shop';
import { useCheckoutPaths } from './checkout-paths.ts';
import type { DeliveryPanelProps } from './stored-delivery.tsx';

interface DeliveryAddressPanelProps extends DeliveryPanelProps {
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
