// One purchase order: what is left of it, its facts, the orders on it, and its history to the cent (H_EBL reads, H_SB manages).
import { Form, redirect } from 'react-router';
import type { Route } from './+types/purchase-order-page';
import { isRefusal } from '#base/outcome/rules';
import type { purchaseOrdersContract, PurchaseOrderView } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { makePaths } from '#paths';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { ChargedOrders } from './charged-orders.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { OrderFacts } from './order-facts.tsx';
import { StateBadge } from './purchase-orders-table.tsx';
import styles from './purchase-orders.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { poId } = args.params;
  const page = new URL(args.request.url).searchParams.get('page') ?? '';
  const query = /^[1-9]\d{0,3}$/.test(page) ? { page } : {};
  const read = await ask<typeof purchaseOrdersContract>(args)('GET /api/organization/purchase-orders/:poId', { params: { poId }, query });
  const { timeZone } = args.context.get(pageVisit).site;
  return { ...read, timeZone, title: read.order.number };
}

export async function action(args: Route.ActionArgs) {
  const closes = textOf(await args.request.formData(), 'intent') === 'close';
  const { poId } = args.params;
  const call = attempt<typeof purchaseOrdersContract>(args);
  const reply = closes
    ? await call('POST /api/organization/purchase-orders/:poId/close', { params: { poId } })
    : await call('POST /api/organization/purchase-orders/:poId/reopen', { params: { poId } });
  if (isRefusal(reply)) return { problem: reply.message };
  const paths = makePaths(args.context.get(pageVisit).locale);
  throw redirect(closes ? paths.purchaseOrders({ closed: poId }) : paths.purchaseOrder(poId));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PurchaseOrderPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(purchaseOrdersWords);
  const paths = usePaths();
  const { order, manages, seesOrders, timeZone } = loaded;
  return (
    <>
      <PageHead
        back={<TextAction to={paths.purchaseOrders()}>{t('back')}</TextAction>}
        title={order.number}
        lead={order.description}
        mark={<StateBadge state={order.state} />}
      >
        {manages && <LinkButton to={paths.editPurchaseOrder(order.poId)}>{t('edit')}</LinkButton>}
      </PageHead>
      {actionData?.problem !== undefined && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      {order.state === 'closed' && <Message className={styles.note}>{t('isClosed')}</Message>}
      {order.state === 'expired' && <Message className={styles.note}>{t('isExpired')}</Message>}
      <OrderFacts order={order} />
      <ChargedOrders order={order} charged={loaded.charged} more={loaded.more} seesOrders={seesOrders} timeZone={timeZone} />
      <LedgerTable order={order} history={loaded.history} page={loaded.page} pages={loaded.pages} timeZone={timeZone} />
      {manages && <CloseCard order={order} />}
    </>
  );
}

function CloseCard({ order: { state } }: { readonly order: PurchaseOrderView }) {
  const t = useWords(purchaseOrdersWords);
  const isClosed = state === 'closed';
  return (
    <Card aria-labelledby="close" className={styles.card}>
      <h2 id="close">{t(isClosed ? 'stateclosed' : 'closeTitle')}</h2>
      <p>{t(isClosed ? 'isClosed' : 'closeText')}</p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value={isClosed ? 'reopen' : 'close'}>
          {t(isClosed ? 'reopen' : 'close')}
        </Button>
      </Form>
    </Card>
  );
}
