// The purchase orders of an organization: what is spent, held and left of each, with search and filters (H_EBL reads, H_SB manages).
import type { Route } from './+types/purchase-orders-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { purchaseOrdersContract } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { makePaths } from '#paths';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Pager } from '#ui/kit/pager';
import { UndoNotice } from '#ui/kit/undo-notice';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { AddButton, PurchaseOrdersHead } from './purchase-orders-head.tsx';
import { given, PurchaseOrdersFilter } from './purchase-orders-filter.tsx';
import { PurchaseOrdersTable } from './purchase-orders-table.tsx';
import { redirectAfter } from './redirect-after.ts';
import { RulesCard } from './rules-card.tsx';
import styles from './purchase-orders.module.css';

const SHOWN = ['open', 'nearlyUsed', 'ended'] as const;
const LONGEST_NUMBER = 60;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const [search, page] = [(query.get('search') ?? '').trim().slice(0, 80), query.get('page') ?? ''];
  const show = SHOWN.find((one) => one === query.get('show'));
  const list = await ask<typeof purchaseOrdersContract>(args)('GET /api/organization/purchase-orders', {
    query: { search, page: /^[1-9]\d{0,3}$/.test(page) ? page : '1', ...(show === undefined ? {} : { show }) },
  });
  const closed = list.orders.find(({ poId, state }) => poId === query.get('closed') && state === 'closed') ?? null;
  const saved = (query.get('saved') ?? '').slice(0, LONGEST_NUMBER);
  const title = sayer(purchaseOrdersWords, args.context.get(pageVisit).copyLocale)('title');
  return { ...list, asked: { search, show: show ?? '' }, saved, closed, title };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const params = { poId: textOf(form, 'poId') };
  const call = attempt<typeof purchaseOrdersContract>(args);
  const closes = textOf(form, 'intent') === 'close';
  const reply = closes
    ? await call('POST /api/organization/purchase-orders/:poId/close', { params })
    : await call('POST /api/organization/purchase-orders/:poId/reopen', { params });
  if (isRefusal(reply)) return { problem: reply.message };
  const paths = makePaths(args.context.get(pageVisit).locale);
  throw redirectAfter(args.request, paths.purchaseOrders(), closes ? params.poId : '');
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PurchaseOrdersPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(purchaseOrdersWords);
  const paths = usePaths();
  const { asked, orders, counts, page, pages, saved, closed, manages } = loaded;
  const isEmpty = counts.open + counts.ended === 0;
  return (
    <>
      <PurchaseOrdersHead organization={loaded.organization} isEmpty={isEmpty} manages={manages} />
      {saved !== '' && (
        <Message tone="ok" live className={styles.note}>
          {saved === RULES ? t('rulesSaved') : t('saved', { number: saved })}
        </Message>
      )}
      {actionData?.problem !== undefined && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      {closed !== null && manages && (
        <UndoNotice undoLabel={t('undo')} posts={{ poId: closed.poId, intent: 'reopen' }}>
          {t('closedTold', { number: closed.number })}
        </UndoNotice>
      )}
      {!isEmpty && <PurchaseOrdersFilter asked={asked} counts={counts} />}
      {isEmpty ? (
        <EmptyState title={t('empty')} actions={manages ? <AddButton /> : undefined}>
          {t('emptyText')}
        </EmptyState>
      ) : orders.length === 0 ? (
        <EmptyState title={t('noneFound')} actions={<LinkButton to={paths.purchaseOrders()}>{t('toAll')}</LinkButton>}>
          {t('noneFoundText')}
        </EmptyState>
      ) : (
        <PurchaseOrdersTable orders={orders} manages={manages} />
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.purchaseOrders({ ...given(asked), page: String(number) })}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
      <RulesCard rules={loaded.rules} manages={manages} />
    </>
  );
}

/** Stands in the address for the rules, which have no number. */
const RULES = 'rules';
