// What comes by itself: a calendar, and each restock with what can be done with it (ATC-7).
import { data, redirect, redirectDocument } from 'react-router';
import type { Route } from './+types/restocks-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { restockContract } from '#buying/restock/contract';
import { RESTOCK_ACTS } from '#buying/restock/rules';
import { restockWords } from '#buying/restock/words';
import { makePaths } from '#paths';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths } from '#ui/page/shop';
import { NoRestocks } from './no-restocks.tsx';
import { RestockCalendar } from './restock-calendar.tsx';
import { RestockFacts } from './restock-facts.tsx';
import { RestockGroups } from './restock-groups.tsx';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

const TOLD = [...RESTOCK_ACTS, 'order', 'start', 'change'] as const;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const from = query.get('from') ?? '';
  const call = ask<typeof restockContract>(args);
  const list = await call('GET /api/restocks', { query: /^\d{4}-\d\d-\d\d$/.test(from) ? { from } : {} });
  const told = TOLD.find((one) => one === query.get('told')) ?? null;
  return { ...list, told, title: sayer(restockWords, args.context.get(pageVisit).copyLocale)('title') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const params = { restockId: textOf(form, 'restockId') };
  const call = attempt<typeof restockContract>(args);
  const paths = makePaths(args.context.get(pageVisit).locale);
  const from = new URL(args.request.url).searchParams.get('from');
  const back = (told: string) => redirect(paths.restock({ told, ...(from === null ? {} : { from }) }));
  const asked = textOf(form, 'act');
  if (asked === 'order') {
    const dueOn = textOf(form, 'dueOn');
    const body = /^\d{4}-\d\d-\d\d$/.test(dueOn) ? { dueOn } : {};
    const reply = await call('POST /api/restocks/:restockId/order', { params, body });
    if (isRefusal(reply)) return data({ problem: reply.message }, { status: reply.status });
    throw reply.url === '' ? back('order') : redirectDocument(reply.url);
  }
  const act = RESTOCK_ACTS.find((one) => one === asked) ?? 'skip';
  const seen = Number(textOf(form, 'seen', 12));
  const swap = act === 'swap' ? { itemId: textOf(form, 'itemId', 120), ...(Number.isFinite(seen) && { seen: Math.max(seen, 0) }) } : {};
  for (const restockId of idsOf(form)) {
    const reply = await call('POST /api/restocks/:restockId/act', { params: { restockId }, body: { act, ...swap } });
    if (isRefusal(reply)) return data({ problem: reply.message }, { status: reply.status });
  }
  throw back(act);
}

/** A form names those of a whole day. */
const MOST_OF_A_DAY = 100;
function idsOf(form: FormData): readonly string[] {
  const ids = form.getAll('restockId').flatMap((id) => (typeof id === 'string' ? [id] : []));
  return ids.length === 0 ? [''] : ids.slice(0, MOST_OF_A_DAY);
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
