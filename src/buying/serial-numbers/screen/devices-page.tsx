// The devices of an organization: looked up by serial number, or listed with filters (H_SL, B2B-5).
import type { Route } from './+types/devices-page';
import { sayer } from '#base/locale/words';
import type { Paths } from '#paths';
import { isRefusal } from '#base/outcome/rules';
import type { serialNumbersContract } from '#buying/serial-numbers/contract';
import { serialNumbersWords } from '#buying/serial-numbers/words';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { Pager } from '#ui/kit/pager';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { DevicesFilter } from './devices-filter.tsx';
import { DevicesTable } from './devices-table.tsx';
import styles from './devices.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const query = new URL(args.request.url).searchParams;
  const text = (name: string, most: number): string => (query.get(name) ?? '').trim().slice(0, most);
  const page = text('page', 4);
  const asked = { serials: text('serials', 4_000), item: text('item', 200), person: text('person', 40), location: text('location', 200) };
  const found = await attempt<typeof serialNumbersContract>(args)('GET /api/organization/devices', {
    query: { ...asked, page: /^[1-9]\d{0,3}$/.test(page) ? page : '1' },
  });
  const title = sayer(serialNumbersWords, copyLocale)('title');
  if (!isRefusal(found)) return { ...found, asked, problem: '', title };
  // Too many numbers, or too many look-ups: what was typed stays, and the reason stands above it.
  if (found.status !== 400 && found.status !== 429) return { ...(await listOf(args)), asked, problem: '', title };
  return { ...(await listOf(args)), devices: [], count: 0, pages: 0, asked, problem: found.message, title };
}

const listOf = (args: Route.LoaderArgs) => ask<typeof serialNumbersContract>(args)('GET /api/organization/devices', { query: {} });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function DevicesPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(serialNumbersWords);
  const paths = usePaths();
  const { title, organization, devices, asked, all, count, missing, page, pages, problem } = loaderData;
  return (
    <>
      <PageHead title={title} lead={t('lead', { organization })} />
      {all === 0 && problem === '' ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <>
          <DevicesFilter asked={asked} people={loaderData.people} locations={loaderData.locations} />
          {problem !== '' && (
            <Message tone="bad" live className={styles.note}>
              {problem}
            </Message>
          )}
          <Missing missing={missing} />
          {devices.length > 0 ? (
            <>
              <div className={styles.bar}>
                <output>{t('found', { count })}</output>
                <LinkButton to={paths.serialNumbersFile(given(asked))} download>
                  {t('download')}
                </LinkButton>
              </div>
              <DevicesTable devices={devices} />
            </>
          ) : (
            problem === '' && (
              <EmptyState title={t('noneFound')} actions={<LinkButton to={paths.serialNumbers()}>{t('clear')}</LinkButton>}>
                {t('noneFoundText')}
              </EmptyState>
            )
          )}
          <Pager
            page={page}
            pages={pages}
            addressOf={(number) => paths.serialNumbers({ ...given(asked), page: String(number) })}
            labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
          />
        </>
      )}
    </>
  );
}

type Asked = Route.ComponentProps['loaderData']['asked'];

/** The filters that were given. */
const given = ({ serials, item, person, location }: Asked): NonNullable<Parameters<Paths['serialNumbers']>[0]> => ({
  serials: serials.split(/\s+/u).join(' ') || undefined,
  item: item || undefined,
  person: person || undefined,
  location: location || undefined,
});

function Missing({ missing }: { readonly missing: readonly string[] }) {
  const t = useWords(serialNumbersWords);
  if (missing.length === 0) return null;
  return (
    <Message tone="warn" title={t('missingTitle', { n: missing.length })} className={styles.note}>
      <span className={styles.codes}>{t('missingText', { numbers: missing.join(', ') })}</span>
    </Message>
  );
}
