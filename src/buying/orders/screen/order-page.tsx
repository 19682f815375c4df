// An order of the account (CHK-5).
import { data, redirect } from 'react-router';
import type { Route } from './+types/order-page';
import { sayer } from '#base/locale/words';
import type { ordersContract } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { ordersWords } from '#buying/orders/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { pageMeta } from '#ui/page/page-meta';
import { Breadcrumbs } from '#ui/kit/breadcrumbs';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { runOrderAction } from './order-actions.ts';
import { OrderView } from './order-view.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale, site } = args.context.get(pageVisit);
  const { orderNumber } = args.params;
  const found = await attempt<typeof ordersContract>(args)('GET /api/orders/:orderNumber', { params: { orderNumber } });
  // An order that was sent for approval has a page of its own until it is placed.
  if (isRefusal(found) && found.code === 'ORDER_WAITS') throw redirect(makePaths(locale).approval(orderNumber));
  if (isRefusal(found)) throw data(found, { status: found.status });
  const order = found;
  return { order, timeZone: site.timeZone, title: sayer(ordersWords, copyLocale)('orderTitle', { number: shownOrderNumber(orderNumber) }) };
}

export const action = (args: Route.ActionArgs) => runOrderAction(args, args.params.orderNumber);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OrderPage({ loaderData: { order, timeZone }, actionData }: Route.ComponentProps) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  return (
    <>
      <Breadcrumbs
        label={t('breadcrumb')}
        items={[{ label: t('ordersTitle'), to: paths.orders() }, { label: shownOrderNumber(order.orderNumber) }]}
      />
      <OrderView order={order} timeZone={timeZone} note={actionData} isOwn />
    </>
  );
}
