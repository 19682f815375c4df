// An order of the account (CHK-5).
import { data } from 'react-router';
import type { Route } from './+types/order-page';
import { sayer } from '#locale/words';
import type { ordersContract } from '#orders/contract';
import { shownOrderNumber } from '#orders/rules';
import { ordersWords } from '#orders/words';
import { isRefusal } from '#outcome/rules';
import { requireSignIn } from '#sessions/screen';
import { pageMeta } from '#site/screen';
import { Breadcrumbs } from '#ui/breadcrumbs';
import { textOf } from '#ui/form-text';
import { ask, attempt, pageVisit } from '#ui/page-visit';
import { usePaths, useWords } from '#ui/shop';
import { OrderView } from './order-view.tsx';
import styles from './orders.module.css';

export async function loader(args: Route.LoaderArgs) {
  await requireSignIn(args);
  const { copyLocale, site } = args.context.get(pageVisit);
  const { orderNumber } = args.params;
  const order = await ask<typeof ordersContract>(args)('GET /api/orders/:orderNumber', { params: { orderNumber } });
  return { order, timeZone: site.timeZone, title: sayer(ordersWords, copyLocale)('orderTitle', { number: shownOrderNumber(orderNumber) }) };
}

export async function action(args: Route.ActionArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const form = await args.request.formData();
  const lineNo = Number(textOf(form, 'lineNo'));
  const reply = await attempt<typeof ordersContract>(args)('POST /api/orders/:orderNumber/cancel', {
    params: { orderNumber: args.params.orderNumber },
    body: Number.isInteger(lineNo) && lineNo > 0 ? { lineNos: [lineNo] } : {},
  });
  if (isRefusal(reply)) return data({ tone: 'bad' as const, text: reply.message }, { status: reply.status });
  return data({ tone: 'ok' as const, text: sayer(ordersWords, copyLocale)('cancelledNote') });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OrderPage({ loaderData: { order, timeZone }, actionData }: Route.ComponentProps) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        label={t('breadcrumb')}
        items={[{ label: t('ordersTitle'), to: paths.orders() }, { label: shownOrderNumber(order.orderNumber) }]}
      />
      <OrderView order={order} timeZone={timeZone} note={actionData} isOwn />
    </div>
  );
}
