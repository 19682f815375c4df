// The order is placed: its number, what arrives when, what it cost, and an account for one password (CHK-4).
import { data, Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/confirmation-page';
import { useOrderPlaced } from '#cart/screen';
import { sayer } from '#locale/words';
import type { OrderDetail, ordersContract } from '#orders/contract';
import { shownOrderNumber } from '#orders/rules';
import { ordersWords } from '#orders/words';
import { isRefusal } from '#outcome/rules';
import { makePaths } from '#paths';
import type { sessionsContract } from '#sessions/contract';
import { MIN_PASSWORD_LENGTH } from '#sessions/rules';
import { PasswordInput } from '#sessions/screen';
import { sessionsWords } from '#sessions/words';
import { pageMeta } from '#site/screen';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Field } from '#ui/field';
import { textOf } from '#ui/form-text';
import { CalendarIcon, CheckIcon, PrinterIcon } from '#ui/icons';
import { LinkButton } from '#ui/link-button';
import { Message } from '#ui/message';
import { ask, attempt, pageVisit } from '#ui/page-visit';
import { usePaths, useWords } from '#ui/shop';
import { unbroken } from '#ui/unbroken';
import styles from './confirmation.module.css';
import { OrderPaid } from './order-paid.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { ShipmentCard } from './shipment-card.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const order = await ask<typeof ordersContract>(args)('GET /api/orders/:orderNumber', {
    params: { orderNumber: args.params.orderNumber },
  });
  const session = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const created = new URL(args.request.url).searchParams.has('account');
  return {
    order,
    isGuest: !session.signedIn,
    created,
    timeZone: site.timeZone,
    title: sayer(ordersWords, copyLocale)('confirmationTitlePlain'),
  };
}

/** Opens the account: name and e-mail are those of the order, so one password is all that is asked. */
export async function action(args: Route.ActionArgs) {
  const { locale } = args.context.get(pageVisit);
  const { orderNumber } = args.params;
  const order = await ask<typeof ordersContract>(args)('GET /api/orders/:orderNumber', { params: { orderNumber } });
  const form = await args.request.formData();
  const reply = await attempt<typeof sessionsContract>(args)('POST /api/create-account', {
    body: { fullName: nameOf(order), email: order.email, password: textOf(form, 'password') },
  });
  if (isRefusal(reply)) return data({ message: reply.message }, { status: reply.status });
  throw redirect(makePaths(locale).confirmation(orderNumber, { account: true }));
}

function nameOf({ addresses }: OrderDetail): string {
  return addresses.find(({ name }) => name !== '')?.name ?? '';
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ConfirmationPage({ loaderData: { order, isGuest, created, timeZone }, actionData }: Route.ComponentProps) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  useOrderPlaced(order.orderNumber);
  const name = nameOf(order).split(' ')[0] ?? '';
  const picksUp = order.shipments.some(({ kind }) => kind === 'pickup');
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <header className={styles.head}>
            <span className={styles.tick}>
              <CheckIcon />
            </span>
            <div>
              <h1>{name === '' ? t('confirmationTitlePlain') : t('confirmationTitle', { name })}</h1>
              <p className={styles.lead}>
                {unbroken(t('confirmationLead', { number: shownOrderNumber(order.orderNumber), email: order.email }))}
              </p>
            </div>
          </header>
          {created && <Message tone="ok">{t('accountCreated')}</Message>}
          {order.shipments.map((shipment) => (
            <ShipmentCard
              key={shipment.shipmentNo}
              shipment={shipment}
              currency={order.amounts.currency}
              placedAt={order.placedAt}
              timeZone={timeZone}
            />
          ))}
          <Card variant="sunken" className={styles.nextCard}>
            <h2 className={styles.next}>{t('confirmationNext')}</h2>
            <p>{t(picksUp ? 'confirmationNextPickup' : 'confirmationNextShip')}</p>
          </Card>
          <p className={styles.actions}>
            {!isGuest && (
              <LinkButton to={paths.order(order.orderNumber)} variant="primary">
                {t('viewOrder')}
              </LinkButton>
            )}
            {order.shipments.some(({ earliest }) => earliest !== null) && (
              <LinkButton to={paths.arrivals(order.orderNumber)}>
                <CalendarIcon />
                {t('addToCalendar')}
              </LinkButton>
            )}
            <Button className={styles.print} onClick={() => window.print()}>
              <PrinterIcon />
              {t('print')}
            </Button>
            <LinkButton to={paths.home()} variant={isGuest ? 'primary' : 'plain'}>
              {t('continueShopping')}
            </LinkButton>
          </p>
        </div>
        <aside className={styles.side}>
          <OrderReceipt title={t('receipt')} amounts={order.amounts}>
            <OrderPaid order={order} />
          </OrderReceipt>
          {isGuest && <AccountOffer problem={actionData?.message} />}
        </aside>
      </div>
    </div>
  );
}

function AccountOffer({ problem }: { readonly problem: string | undefined }) {
  const t = useWords(ordersWords);
  const say = useWords(sessionsWords);
  const busy = useNavigation().state === 'submitting';
  return (
    <Card aria-labelledby="account-offer" className={styles.account}>
      <h2 id="account-offer" className={styles.offer}>
        {t('accountTitle')}
      </h2>
      <p className={styles.offerLead}>{t('accountLead')}</p>
      <Form method="post" className={styles.form}>
        <Field label={t('accountPassword')} hint={say('passwordHint', { minimum: MIN_PASSWORD_LENGTH })} error={problem}>
          <PasswordInput name="password" autoComplete="new-password" showLabel={say('showPassword')} hideLabel={say('hidePassword')} />
        </Field>
        <Button type="submit" wide busy={busy}>
          {t('accountCreate')}
        </Button>
      </Form>
    </Card>
  );
}
