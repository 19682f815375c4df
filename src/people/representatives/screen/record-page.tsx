// The record of representatives: a shopper reads who acted for them, a representative for whom they acted (USR-11). It also takes the short forms
// that other pages post: stop acting, send the cart, put the notice away.
import { data, redirect, redirectDocument } from 'react-router';
import type { Route } from './+types/record-page';
import { isRefusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { representativesContract } from '#people/representatives/contract';
import { representativesWords } from '#people/representatives/words';
import { EmptyState } from '#ui/kit/empty-state';
import { Message } from '#ui/kit/message';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { RecordCard } from './record-card.tsx';
import styles from './record.module.css';

export async function loader(args: Route.LoaderArgs) {
  const reply = await ask<typeof representativesContract>(args)('GET /api/acting/record', {});
  const say = sayer(representativesWords, args.context.get(pageVisit).copyLocale);
  return { ...reply, title: say(reply.mine ? 'recordTitleMine' : 'recordTitle') };
}

export async function action(args: Route.ActionArgs) {
  const { locale, site } = args.context.get(pageVisit);
  const cart = makePaths(locale).cart(site.tenant);
  const form = await args.request.formData();
  const call = attempt<typeof representativesContract>(args);
  const intent = textOf(form, 'intent');
  if (intent === 'stop') {
    const stopped = await ask<typeof representativesContract>(args)('POST /api/acting/stop', {});
    throw redirectDocument(stopped.next);
  }
  const reply =
    intent === 'send'
      ? await call('POST /api/acting/send-cart', { body: { note: textOf(form, 'note').slice(0, 500) } })
      : await call('POST /api/acting/notice', {});
  if (isRefusal(reply)) return data({ message: reply.message }, { status: reply.status });
  throw redirect(intent === 'send' ? `${cart}?sent=1` : cart);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function RecordPage({ loaderData: { mine, records, title }, actionData }: Route.ComponentProps) {
  const t = useWords(representativesWords);
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{t(mine ? 'recordLeadMine' : 'recordLead')}</p>
      {actionData !== undefined && (
        <Message tone="bad" live>
          {actionData.message}
        </Message>
      )}
      {records.length === 0 ? (
        <EmptyState title={t(mine ? 'recordEmptyMine' : 'recordEmpty')}>{t(mine ? 'recordEmptyTextMine' : 'recordEmptyText')}</EmptyState>
      ) : (
        <ol className={styles.records}>
          {records.map((record) => (
            <RecordCard key={record.id} record={record} mine={mine} />
          ))}
        </ol>
      )}
    </>
  );
}
