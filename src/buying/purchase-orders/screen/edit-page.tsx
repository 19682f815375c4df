// Opens a purchase order, or changes one (H_SB).
import type { Route } from './+types/edit-page';
import { sayer } from '#base/locale/words';
import type { purchaseOrdersContract } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { PurchaseOrderForm } from './purchase-order-form.tsx';
import { saveTyped } from './save-typed.ts';

/** The address of a new one names none. */
const poIdOf = (params: { readonly poId?: string | undefined }): string | null => params.poId ?? null;

export async function loader(args: Route.LoaderArgs) {
  const poId = poIdOf(args.params);
  const call = ask<typeof purchaseOrdersContract>(args);
  const [limits, read] = await Promise.all([
    call('GET /api/organization/purchase-order-limits', {}),
    poId === null ? null : call('GET /api/organization/purchase-orders/:poId', { params: { poId }, query: {} }),
  ]);
  const { copyLocale, site } = args.context.get(pageVisit);
  const say = sayer(purchaseOrdersWords, copyLocale);
  const order = read?.order ?? null;
  const title = order === null ? say('addTitle') : say('editTitle', { number: order.number });
  return { order, limits, currency: order?.currency ?? site.currency, title };
}

export async function action(args: Route.ActionArgs) {
  return saveTyped(args, await args.request.formData(), poIdOf(args.params));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function EditPage({ loaderData: { order, limits, currency, title }, actionData }: Route.ComponentProps) {
  const t = useWords(purchaseOrdersWords);
  const paths = usePaths();
  return (
    <>
      <PageHead
        back={
          <TextAction to={order === null ? paths.purchaseOrders() : paths.purchaseOrder(order.poId)}>
            {order === null ? t('back') : order.number}
          </TextAction>
        }
        title={title}
      />
      <PurchaseOrderForm key={order?.poId ?? 'new'} order={order} limits={limits} currency={currency} answer={actionData} />
    </>
  );
}
