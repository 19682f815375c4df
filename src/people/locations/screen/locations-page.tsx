// The ship-to locations of an organization, with search and states (H_SSD).
import type { Route } from './+types/locations-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { locationsContract } from '#people/locations/contract';
import { locationsWords } from '#people/locations/words';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Pager } from '#ui/kit/pager';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { LocationsFilter, given } from './locations-filter.tsx';
import { AddButton, LocationsHead } from './locations-head.tsx';
import { LocationTold, locationTold } from './location-told.tsx';
import { LocationsTable } from './locations-table.tsx';
import { redirectAfter } from './location-moves.ts';
import styles from './locations.module.css';

const STATES = ['active', 'retired'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const query = new URL(args.request.url).searchParams;
  const [search, page] = [(query.get('search') ?? '').trim().slice(0, 80), query.get('page') ?? ''];
  const state = STATES.find((one) => one === query.get('state'));
  const list = await ask<typeof locationsContract>(args)('GET /api/organization/locations', {
    query: { search, page: /^[1-9]\d{0,3}$/.test(page) ? page : '1', ...(state === undefined ? {} : { state }) },
  });
  const told = await locationTold(args, query);
  const title = sayer(locationsWords, copyLocale)('title');
  return { ...list, asked: { search, state: state ?? '' }, told, timeZone: site.timeZone, title };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const params = { locationId: textOf(form, 'locationId') };
  const call = attempt<typeof locationsContract>(args);
  const retires = textOf(form, 'intent') === 'retire';
  const reply = retires
    ? await call('POST /api/organization/locations/:locationId/retire', { params })
    : await call('POST /api/organization/locations/:locationId/restore', { params });
  if (isRefusal(reply)) return { problem: reply.message };
  const paths = makePaths(args.context.get(pageVisit).locale);
  throw redirectAfter(args.request, paths.locations(), { ...params, move: retires ? 'retired' : 'restored' });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function LocationsPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  const { asked, locations, counts, page, pages, told } = loaded;
  const isEmpty = counts.active + counts.retired === 0;
  return (
    <>
      <LocationsHead organization={loaded.organization} isEmpty={isEmpty} />
      {actionData?.problem !== undefined && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      {told !== null && <LocationTold told={told} />}
      {!isEmpty && <LocationsFilter asked={asked} counts={counts} />}
      {isEmpty ? (
        <EmptyState title={t('empty')} actions={<AddButton />}>
          {t('emptyText')}
        </EmptyState>
      ) : locations.length === 0 ? (
        <EmptyState title={t('noneFound')} actions={<LinkButton to={paths.locations()}>{t('showAll')}</LinkButton>}>
          {t('noneFoundText')}
        </EmptyState>
      ) : (
        <LocationsTable locations={locations} timeZone={loaded.timeZone} />
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.locations({ ...given(asked), page: String(number) })}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}
