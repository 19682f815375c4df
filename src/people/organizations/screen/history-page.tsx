// Who changed what about the organization's people, newest first.
import type { Route } from './+types/history-page';
import { sayer } from '#base/locale/words';
import type { organizationsContract } from '#people/organizations/contract';
import { readRole } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { formatDate, formatTime } from '#base/locale/rules';
import { Pager } from '#ui/kit/pager';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './people.module.css';

const KINDS = [
  'invited',
  'resent',
  'withdrawn',
  'joined',
  'rights',
  'deactivated',
  'reactivated',
  'handedOver',
  'groupCreated',
  'groupChanged',
  'groupDeleted',
  'signOnOpened',
  'signOnLinked',
  'signOnConnection',
  'signOnModeoff',
  'signOnModechoice',
  'signOnModeonly',
  'signOnSignsOut',
  'joinAsked',
  'joinWithdrawn',
  'joinApproved',
  'joinDeclined',
  'joinAllowed',
  'joinClosed',
  'signOnStaysIn',
  'domainAdded',
  'domainProven',
  'domainRemoved',
  'signOnMapping',
  'signOnMappingGone',
  'signOnUnlinked',
  'scimTokenMade',
  'scimTokenRevoked',
  'scimOpened',
  'secondStepRequired',
  'secondStepFree',
  'organizationRenamed',
  'legalNameChanged',
  'phoneChanged',
  'ownShippingAllowed',
  'ownShippingStopped',
  'ownBillingAllowed',
  'ownBillingStopped',
  'billingAddressChanged',
  'billingAddressRemoved',
  'locationAdded',
  'locationChanged',
  'locationRetired',
  'locationRestored',
  'locationsImported',
] as const;

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
  const paths = usePaths();
  const { copyLocale } = useShop();
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{t(events.length === 0 ? 'noHistory' : 'historyLead')}</p>
      <TextAction to={paths.people()}>{t('backToPeople')}</TextAction>
      <ol className={styles.events}>
        {events.map(({ at, kind, actorName, about, role }) => {
          const known = KINDS.find((one) => one === kind);
          const read = readRole(role);
          const names = { actor: actorName, about, role: read === null ? '' : t(`role${read}`) };
          return (
            <li key={at + kind + about}>
              {known !== undefined && t(`event${known}`, names)}
              <time dateTime={at} className={styles.small}>
                {t('eventAt', {
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
