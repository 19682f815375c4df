// Who changed what about the organization's people, newest first.
import type { Route } from './+types/history-page';
import { sayer } from '#base/locale/words';
import type { organizationsContract } from '#people/organizations/contract';
import { readRole } from '#people/organizations/rules';
import { organizationHistoryWords, organizationsWords } from '#people/organizations/words';
import { formatDate, formatTime } from '#base/locale/rules';
import { PageHead } from '#ui/kit/page-head';
import { Pager } from '#ui/kit/pager';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { EVENT_KINDS } from './event-kinds.ts';
import { RightsAfter, WhatChanged } from './what-changed.tsx';
import styles from './people.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const page = new URL(args.request.url).searchParams.get('page') ?? '';
  const query = { page: /^[1-9]\d{0,3}$/.test(page) ? page : '1' };
  const history = await ask<typeof organizationsContract>(args)('GET /api/organization/history', { query });
  return { ...history, timeZone: site.timeZone, title: sayer(organizationsWords, copyLocale)('history') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function HistoryPage({ loaderData: { events, page, pages, timeZone, title } }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const told = useWords(organizationHistoryWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  return (
    <>
      <PageHead
        back={<TextAction to={paths.people()}>{t('backToPeople')}</TextAction>}
        title={title}
        lead={told(events.length === 0 ? 'noHistory' : 'historyLead')}
      />
      <ol className={styles.events}>
        {events.map(({ at, kind, actorName, about, role, granted, withheld, before, group }) => {
          const known = EVENT_KINDS.find((one) => one === kind);
          const read = readRole(role);
          const names = { actor: actorName, about, group, role: read === null ? '' : t(`role${read}`) };
          return (
            <li key={at + kind + about}>
              {known !== undefined && told(`event${known}`, names)}
              {before === null ? (
                <RightsAfter granted={granted} withheld={withheld} />
              ) : (
                <WhatChanged before={before} after={read && { role: read, granted, withheld }} />
              )}
              <time dateTime={at} className={styles.small}>
                {told('eventAt', {
                  day: formatDate(new Date(at), timeZone, copyLocale),
                  time: formatTime(new Date(at), timeZone, copyLocale),
                })}
              </time>
            </li>
          );
        })}
      </ol>
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.peopleHistory(number)}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}
