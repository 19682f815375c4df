// Checkout, first step: who, where, how to reach them (CHK-1, CHK-2).
import type { Route } from './+types/delivery-page';
import { loadStored } from '#people/addresses/screen';
import { choiceOfLocation, loadShipTo, locationAsStored } from '#people/locations/screen';
import { locationsWords } from '#people/locations/words';
import type { CheckoutView } from '#buying/checkout/contract';
import type { DeliveryForm as Typed } from '#buying/checkout/rules';
import { checkoutWords } from '#buying/checkout/words';
import { pageMeta } from '#ui/page/page-meta';
import { textOf } from '#ui/page/form-text';
import { Link } from '#ui/kit/link';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import { useCheckoutPaths } from './checkout-paths.ts';
import { useOpened } from '#ui/page/use-opened';
import { AddressChoice } from './address-choice.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import styles from './checkout.module.css';
import { useDeliveryHeading } from './delivery-done.tsx';
import { DeliveryAddressPanel } from './delivery-address-panel.tsx';
import { saveDelivery, saveTypedAddress } from './delivery-actions.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { loadStep } from './load-checkout.ts';
import { StepCard } from './step-card.tsx';
import { StoredDelivery } from './stored-delivery.tsx';

export async function loader(args: Route.LoaderArgs) {
  const step = await loadStep(args, 'delivery');
  const { userType, mode } = step.checkout;
  if (userType === 'guest' || mode === 'pickup') return { ...step, addresses: [], notes: {}, ownShipping: true };
  const [own, { locations, ownShipping }] = await Promise.all([loadStored(args, 'shipping'), loadShipTo(args)]);
  const notes = Object.fromEntries(locations.map((one) => [choiceOfLocation(one.locationId), one.notes]));
  return { ...step, notes, addresses: [...locations.map(locationAsStored), ...(ownShipping ? own : [])], ownShipping };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  return textOf(form, 'intent') === 'address' ? saveTypedAddress(args, form) : saveDelivery(args, form);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function DeliveryPage({
  loaderData: { checkout, messages, addresses, notes, ownShipping },
  actionData,
}: Route.ComponentProps) {
  const t = useWords(checkoutWords);
  const sayLocations = useWords(locationsWords);
  const paths = useCheckoutPaths();
  const { site } = useShop();
  const heading = useDeliveryHeading(checkout.mode);
  const open = useOpened('address');
  const typed = actionData?.typed ?? null;
  const back = { [site.tenant === 'business' ? 'target' : 'jump']: paths.precheckout() };
  return (
    <CheckoutLayout step="delivery" checkout={checkout} messages={messages}>
      <StepCard state="open" number={1} title={heading}>
        <DeliveryProblem message={actionData?.message ?? ''} checkout={checkout} />
        {checkout.userType === 'guest' && (
          <p className={styles.guest}>
            {t('haveAccount')} <Link to={paths.login(back)}>{t('signIn')}</Link>
          </p>
        )}
        {actionData !== undefined && typed !== null && actionData.advice !== null && (
          <AddressChoice answer={actionData} suggested={actionData.advice.suggested} {...sentWith(typed, actionData.save)} />
        )}
        <DeliveryForm
          checkout={checkout}
          stored={
            addresses.length > 0 ? (
              <StoredDelivery checkout={checkout} addresses={addresses} notes={notes} mayAdd={ownShipping} open={open} />
            ) : ownShipping ? null : (
              <Message tone="warn">{sayLocations('noneGiven')}</Message>
            )
          }
          refused={actionData === undefined || typed === null ? undefined : { ...actionData, typed }}
        />
        {addresses.length > 0 && (
          <DeliveryAddressPanel
            checkout={checkout}
            addresses={addresses}
            mayAdd={ownShipping}
            open={open}
            answer={actionData?.editor ?? undefined}
          />
        )}
      </StepCard>
      <StepCard state="next" number={2} title={t('paymentHeading')} />
      <StepCard state="next" number={3} title={t('reviewHeading')} />
    </CheckoutLayout>
  );
}

/** What the last form was refused for, else why the entered address cannot be used any more. */
function DeliveryProblem({ message, checkout }: { readonly message: string; readonly checkout: CheckoutView }) {
  if (message === '' && (checkout.mode === 'pickup' || checkout.shipToBarred === '')) return null;
  return (
    <Message tone={message === '' ? 'warn' : 'bad'} live className={styles.problem ?? ''}>
      {message || checkout.shipToBarred}
    </Message>
  );
}

/** The form's values for the address drawer. */
function sentWith({ email, pickupName = '', ...typed }: Typed, save: boolean) {
  return { typed, fields: { email, pickupName, ...(save ? { save: 'on' } : {}) } };
}
