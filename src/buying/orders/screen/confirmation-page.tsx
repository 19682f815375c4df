// The confirmation page: order number, arrival, amounts, and the offer of an account (CHK-4).
import { data, redirect } from 'react-router';
import type { Route } from './+types/confirmation-page';
import type { accountsContract } from '#people/accounts/contract';
import { useOrderPlaced } from '#buying/cart/screen';
import { sayer } from '#base/locale/words';
import type { ordersContract } from '#buying/orders/contract';
import { amountText } from '#buying/orders/rules';
import { JoinOffer } from '#buying/rewards/screen';
import { ordersWords } from '#buying/orders/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { sessionsContract } from '#people/sessions/contract';
import { pageMeta } from '#ui/page/page-meta';
import { Card } from '#ui/kit/card';
import { textOf } from '#ui/page/form-text';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useShop, useWords } from '#ui/page/shop';
import styles from './confirmation.module.css';
import { OrderCharged } from './order-charged.tsx';
import { OrderPaid } from './order-paid.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { purchaseFacts } from './purchase-facts.ts';
import { takeBack } from './order-actions.ts';
import { ShipmentCard } from './shipment-card.tsx';
import { AccountRequested, AccountOffer } from './account-offer.tsx';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { buyerName } from './buyer-name.ts';
import { ConfirmationHead } from './confirmation-head.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, locale, site } = args.context.get(pageVisit);
  const session = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const created = new URL(args.request.url).searchParams.has('account') && session.signedIn;
  const params = { orderNumber: args.params.orderNumber };
  const order = await attempt<typeof ordersContract>(args)('GET /api/orders/:orderNumber', { params });
  if (isRefusal(order)) {
    // The mailed link opened in a browser other than the buyer's: the account exists, but the order stays with the first browser.
    if (created && order.status === 404) throw redirect(makePaths(locale).account(site.tenant));
    throw data(order, { status: order.status });
  }
  // A colleague's order is no purchase of one's own.
  if (order.orderedBy?.isYou === false) throw redirect(makePaths(locale).order(order.orderNumber));
  const earning =
    session.rewardsNumber === '' ? null : await attempt<typeof ordersContract>(args)('GET /api/orders/:orderNumber/rewards', { params });
  return {
    order,
    toEarn: earning === null || isRefusal(earning) ? 0 : earning.toCome,
    isGuest: !session.signedIn,
    mayJoin: session.signedIn && session.rewardsNumber === '' && site.tenant === 'consumer',
    created,
    timeZone: site.timeZone,
    title: sayer(ordersWords, copyLocale)('confirmationTitlePlain'),
  };
}

/** Opens an account with the order's name and e-mail, so the form asks only for a password. A mailed link activates it and leads back here. */
export async function action(args: Route.ActionArgs) {
  const { locale } = args.context.get(pageVisit);
  const { orderNumber } = args.params;
  const order = await ask<typeof ordersContract>(args)('GET /api/orders/:orderNumber', { params: { orderNumber } });
  const form = await args.request.formData();
  // A guest stops changing the order; only a refusal comes back.
  if (textOf(form, 'intent') === 'keep') {
    const refused = await takeBack(args, orderNumber, 'KEEP_ORDER');
    return data({ message: refused.message, sent: false, again: undefined }, { status: refused.status });
  }
  const call = attempt<typeof accountsContract>(args);
  if (textOf(form, 'intent') === 'again') {
    const reply = await call('POST /api/account/opening-mail', { body: { email: order.email } });
    const problem = isRefusal(reply) ? reply.message : '';
    return data({ message: undefined, sent: true, again: { problem } }, { status: isRefusal(reply) ? reply.status : 200 });
  }
  const back = makePaths(locale).confirmation(orderNumber, { account: true });
  const account = { fullName: buyerName(order), email: order.email, password: textOf(form, 'password') };
  const reply = await call('POST /api/create-account', { body: { ...account, back } });
  if (isRefusal(reply)) return data({ message: reply.message, sent: false, again: undefined }, { status: reply.status });
  return data({ message: undefined, sent: true, again: undefined }, { status: 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, toEarn, mayJoin, isGuest, created, timeZone } = loaderData;
  const t = useWords(ordersWords);
  const { copyLocale } = useShop();
  useOrderPlaced(order.orderNumber);
  const picksUp = order.shipments.some(({ kind }) => kind === 'pickup');
  return (
    <div className={`wrap ${styles.page}`} data-purchase={purchaseFacts(order)}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <ConfirmationHead order={order} />
          {order.cartChanged && <Message tone="info">{t('confirmationCartChanged')}</Message>}
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
            {mayJoin && <JoinOffer isMember={false} signedIn />}
            {toEarn > 0 && <p>{t('confirmationEarns', { amount: amountText(toEarn, order.amounts.currency, copyLocale) })}</p>}
          </Card>
          <ConfirmationActions order={order} isGuest={isGuest} />
        </div>
        <aside className={styles.side}>
          <OrderReceipt title={t('receipt')} amounts={order.amounts}>
            <OrderPaid order={order} />
            <OrderCharged order={order} />
          </OrderReceipt>
          {isGuest &&
            (actionData?.sent ? (
              <AccountRequested email={order.email} again={actionData.again} />
            ) : (
              <AccountOffer problem={actionData?.message} />
            ))}
        </aside>
      </div>
    </div>
  );
}
