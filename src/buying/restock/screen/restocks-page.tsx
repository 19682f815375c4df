// What comes by itself: a calendar, and each restock with what can be done with it (ATC-7).
import type { Route } from './+types/restocks-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { restockContract } from '#buying/restock/contract';
import { RESTOCK_ACTS } from '#buying/restock/rules';
import { restockWords } from '#buying/restock/words';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths } from '#ui/page/shop';
import { actOnList } from './act-on-list.ts';
import { DeliveryResult } from './delivery-result.tsx';
import { NoRestocks } from './no-restocks.tsx';
import { RestockCalendar } from './restock-calendar.tsx';
import { RestockFacts } from './restock-facts.tsx';
import { RestockGroups } from './restock-groups.tsx';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

const TOLD = [...RESTOCK_ACTS, 'order', 'start', 'change'] as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const from = query.get('from') ?? '';
  const call = ask<typeof restockContract>(args);
  const list = await call('GET /api/restocks', { query: /^\d{4}-\d\d-\d\d$/.test(from) ? { from } : {} });
  const told = TOLD.find((one) => one === query.get('told')) ?? null;
  const changeId = query.get('change') ?? '';
  const change = UUID.test(changeId)
    ? await attempt<typeof restockContract>(args)('GET /api/restock-delivery/:changeId', { params: { changeId } })
    : null;
  // It is told for a day.
  return {
    ...list,
    told,
    change: change === null || isRefusal(change) ? null : change,
    title: sayer(restockWords, args.context.get(pageVisit).copyLocale)('title'),
  };
}

export async function action(args: Route.ActionArgs) {
  return actOnList(args, await args.request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function RestocksPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const { t } = useRestockText();
  const paths = usePaths();
  const { restocks, told, percentOff, isActing } = loaded;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        {restocks.length > 0 && !isActing && (
          <LinkButton to={paths.restock({}, 'new')} variant="primary">
            <PlusIcon />
            {t('add')}
          </LinkButton>
        )}
      </PageHead>
      {loaded.seesAll && (
        <p className={styles.note}>
          <TextAction to={paths.restock({}, 'organization')}>{t('toOrganization')}</TextAction>
        </p>
      )}
      {actionData?.problem !== undefined && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      {told !== null && actionData === undefined && (
        <Message tone="ok" live className={styles.note}>
          {t(`told.${told}`)}
        </Message>
      )}
      {loaded.change !== null && actionData === undefined && <DeliveryResult change={loaded.change} />}
      {restocks.length === 0 ? (
        <NoRestocks percentOff={percentOff} />
      ) : (
        <>
          <RestockFacts restocks={restocks} today={loaded.today} percentOff={percentOff} />
          <RestockCalendar restocks={restocks} today={loaded.today} from={loaded.from} until={loaded.until} />
          <p className={styles.key}>
            <span className={styles.comes}>{t('keyComes')}</span> <span className={styles.asks}>{t('keyAsks')}</span>
          </p>
          <RestockGroups restocks={restocks} percentOff={percentOff} isActing={isActing} />
        </>
      )}
    </>
  );
}
