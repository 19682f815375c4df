// Buy it again (B2B-6, CAT-8): what somebody, their organization or a list orders, how often, and what is due; one press puts it into the cart.
import { data } from 'react-router';
import type { Route } from './+types/buy-again-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { buyAgainWords } from '#finding/buy-again/words';
import { EmptyState } from '#ui/kit/empty-state';
import { FormNotice, plainNotice } from '#ui/kit/form-notice';
import { LinkButton } from '#ui/kit/link-button';
import { PageHead } from '#ui/kit/page-head';
import { pageMeta } from '#ui/page/page-meta';
import { pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { addAgain } from './add-again.ts';
import { Counted } from './counted.tsx';
import { HabitGroups } from './habit-groups.tsx';
import { loadHabits } from './load-habits.ts';

export async function loader(args: Route.LoaderArgs) {
  const say = sayer(buyAgainWords, args.context.get(pageVisit).copyLocale);
  return { ...(await loadHabits(args, args.request.url)), title: say('title'), key: crypto.randomUUID() };
}

export async function action(args: Route.ActionArgs) {
  const added = await addAgain(args, await args.request.formData());
  return isRefusal(added) ? data(plainNotice('bad', added.message), { status: added.status }) : data(added);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function BuyAgainPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(buyAgainWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const actions = (
    <>
      <LinkButton to={paths.orders()} variant="primary">
        {t('toOrders')}
      </LinkButton>
      <LinkButton to={paths.lists(tenant)}>{t('toLists')}</LinkButton>
    </>
  );
  return (
    <>
      <PageHead title={loaded.title} lead={t(loaded.of === 'organization' ? 'leadOrganization' : 'lead')} />
      <Counted {...loaded} />
      {actionData !== undefined && <FormNotice notice={actionData} cartLabel={t('toCart')} />}
      {loaded.habits.length === 0 ? (
        <EmptyState title={t(loaded.list === '' ? 'empty' : 'emptyList')} actions={actions}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <HabitGroups habits={loaded.habits} formKey={loaded.key} />
      )}
    </>
  );
}
