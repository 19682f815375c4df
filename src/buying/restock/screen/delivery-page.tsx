// Changes the delivery of everything that comes on a day (ATC-7): the page that the drawer's link leads to without JavaScript.
import { redirect } from 'react-router';
import type { Route } from './+types/delivery-page';
import { isDay } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { restockContract } from '#buying/restock/contract';
import { restockWords } from '#buying/restock/words';
import { makePaths } from '#paths';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths } from '#ui/page/shop';
import { DeliveryForm } from './delivery-form.tsx';
import { deliveryValues, saveDelivery } from './typed-delivery.ts';
import { useRestockText } from './use-restock-text.ts';

export async function loader(args: Route.LoaderArgs) {
  const on = new URL(args.request.url).searchParams.get('on') ?? '';
  const { copyLocale, locale } = args.context.get(pageVisit);
  if (!isDay(on)) throw redirect(makePaths(locale).restock());
  const delivery = await ask<typeof restockContract>(args)('GET /api/restock-delivery', { query: { on } });
  return { delivery, typed: deliveryValues(delivery), title: sayer(restockWords, copyLocale)('changeDelivery') };
}

export async function action(args: Route.ActionArgs) {
  return saveDelivery(args, await args.request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function DeliveryPage({ loaderData: { delivery, typed, title }, actionData }: Route.ComponentProps) {
  const { t } = useRestockText();
  return (
    <>
      <PageHead back={<TextAction to={usePaths().restock()}>{t('back')}</TextAction>} title={title} />
      <DeliveryForm delivery={delivery} typed={typed} answer={actionData} />
    </>
  );
}
