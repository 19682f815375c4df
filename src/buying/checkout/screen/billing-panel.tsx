// The drawer that edits a stored billing address on the payment step (CHK-2); it stands outside the step's form.
import type { StoredAddress } from '#people/addresses/contract';
import { formFromInput } from '#people/addresses/rules';
import { AddressEditor, type EditorAnswer } from '#people/addresses/screen';
import { addressesWords } from '#people/addresses/words';
import { ORGANIZATION_BILLING } from '#people/locations/screen';
import { FormDrawer } from '#ui/kit/form-drawer';
import { useWords } from '#ui/page/shop';
import { useCheckoutPaths } from './checkout-paths.ts';
import type { Opened } from '#ui/page/use-opened';
import { BILLING_INTENT } from './payment-actions.ts';
import type { PaymentTab } from './payment-tabs.tsx';

export interface BillingPanelProps {
  readonly addresses: readonly StoredAddress[];
  readonly open: Opened;
  readonly answer: EditorAnswer | undefined;
  /** The tab of the payment step that stays open. */
  readonly tab: PaymentTab;
}

export function BillingPanel({ addresses, open, answer, tab }: BillingPanelProps) {
  const t = useWords(addressesWords);
  const paths = useCheckoutPaths();
  const edited = addresses.find(({ id }) => id === open.id && id !== ORGANIZATION_BILLING);
  return (
    <FormDrawer open={edited !== undefined} onClose={open.close} title={t('editTitle')} closeLabel={t('close')}>
      {edited !== undefined && (
        <AddressEditor
          key={edited.id}
          values={formFromInput(edited)}
          answer={open.id === open.asked ? answer : undefined}
          hidden={{ intent: BILLING_INTENT, id: edited.id, tab }}
          section="billing"
          submit={t('save')}
          action={paths.checkout('payment', { tab, address: edited.id })}
        />
      )}
    </FormDrawer>
  );
}
