// Checkout, first step: who, where, how to reach them (CHK-1, CHK-2).
import { data, redirect } from 'react-router';
import type { Route } from './+types/delivery-page';
import type { checkoutContract } from '#checkout/contract';
import { checkoutWords } from '#checkout/words';
import { isRefusal } from '#outcome/rules';
import { makePaths } from '#paths';
import { pageMeta } from '#site/screen';
import { textOf } from '#ui/form-text';
import { Link } from '#ui/link';
import { Message } from '#ui/message';
import { attempt, pageVisit } from '#ui/page-visit';
import { usePaths, useShop, useWords } from '#ui/shop';
import { AddressChoice } from './address-choice.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import styles from './checkout.module.css';
import { useDeliveryHeading } from './delivery-done.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { loadStep } from './load-checkout.ts';
import { StepCard } from './step-card.tsx';
import { typedDelivery } from './typed-form.ts';

export const loader = (args: Route.LoaderArgs) => loadStep(args, 'delivery');

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const typed = typedDelivery(form);
  const { email, fullName, pickupName, organization, address1, address2, city, state, zip, phone } = typed;
  const reply = await attempt<typeof checkoutContract>(args)('POST /cc/api/checkout/default/shipping', {
    body: {
      askFirst: textOf(form, 'confirmed') !== 'yes',
      email,
      addresses: [{ fullName, organizationName: organization, address1, address2, city, state, zipCode: zip, phones: [{ number: phone }] }],
      storePickup: { fullName: pickupName || fullName, phone },
    },
  });
  if (isRefusal(reply)) return data({ message: reply.message, errors: [], typed, advice: null }, { status: reply.status });
  if (reply.errors.length > 0) return data({ message: '', errors: reply.errors, typed, advice: null }, { status: 422 });
  if (reply.addressCode !== '' && textOf(form, 'confirmed') !== 'yes')
    return data({ message: '', errors: [], typed, advice: { suggested: reply.suggestedAddress } }, { status: 200 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).checkout('payment'));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function DeliveryPage({ loaderData: { checkout }, actionData }: Route.ComponentProps) {
  const t = useWords(checkoutWords);
  const paths = usePaths();
  const { site } = useShop();
  const heading = useDeliveryHeading(checkout.mode);
  const back = { [site.tenant === 'business' ? 'target' : 'jump']: paths.precheckout() };
  return (
    <CheckoutLayout step="delivery" checkout={checkout}>
      <StepCard state="open" number={1} title={heading}>
        {actionData !== undefined && actionData.message !== '' && (
          <Message tone="bad" live>
            {actionData.message}
          </Message>
        )}
        {checkout.userType === 'guest' && (
          <p className={styles.guest}>
            {t('haveAccount')} <Link to={paths.login(back)}>{t('signIn')}</Link>
          </p>
        )}
        {actionData !== undefined && actionData.advice !== null && (
          <AddressChoice typed={actionData.typed} suggested={actionData.advice.suggested} />
        )}
        <DeliveryForm checkout={checkout} refused={actionData} />
      </StepCard>
      <StepCard state="next" number={2} title={t('paymentHeading')} />
      <StepCard state="next" number={3} title={t('reviewHeading')} />
    </CheckoutLayout>
  );
}
