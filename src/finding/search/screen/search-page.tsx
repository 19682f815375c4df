// Search results (CAT-7): query, correction, departments and products; never an empty page.
import { data, redirect } from 'react-router';
import type { Route } from './+types/search-page';
import type { homeContract } from '#finding/home/contract';
import { isPastEnd, listingQueryOf, ListingView, loadListing } from '#finding/listing/screen';
import { shownTile } from '#finding/tiles/screen';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { searchContract } from '#finding/search/contract';
import { askedPrice, type AskedPrice } from '#finding/search/rules';
import { searchWords } from '#finding/search/words';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { carriedInParts, unpacked } from '#ui/page/packed';
import { ask, pageVisit } from '#ui/page/page-visit';
import { NothingFound } from './nothing-found.tsx';
import { ResultsHead } from './results-head.tsx';
import { useSearchEvents } from './use-search-events.ts';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale, carry } = args.context.get(pageVisit);
  const t = sayer(searchWords, copyLocale);
  const { searchParams } = new URL(args.request.url);
  const query = listingQueryOf(searchParams);
  const asTyped = searchParams.get('typed') === '1';
  const q = query.q ?? '';
  const price = asTyped ? null : askedPrice(q, query.facets['price'] !== undefined);
  // The price becomes a filter that can be taken off, and "cheap" the order, which can be changed.
  if (price !== null) throw redirect(hrefAtPrice(makePaths(locale).search(), searchParams, price));
  const asking = ask<typeof searchContract>(args);
  const results = await loadListing(searchParams, (page) => asking('POST /api/search/listing', { body: { ...page, asTyped } }));
  const isFiltered = Object.keys(query.facets).length > 0 || results.pickupStore !== null || query.own !== undefined;
  if (results.redirect !== null && !asTyped && !isFiltered && query.page === 1)
    throw redirect(query.sort === undefined ? results.redirect : `${results.redirect}?${new URLSearchParams({ sort: query.sort })}`);
  // Only a page without results needs the home page's content.
  const waysOn = results.total === 0 && !isFiltered ? await ask<typeof homeContract>(args)('GET /api/home', {}) : null;
  const isEmpty = results.total === 0 && results.answers.length === 0;
  const title = q === '' ? t('server.titleAll') : t(isEmpty ? 'server.nothingTitle' : 'server.titleFor', { q });
  const page = {
    q,
    results: carriedInParts(results, carry),
    isFiltered,
    waysOn: waysOn && { isAnswered: !isEmpty, departments: waysOn.departments, popular: waysOn.bestSellers.map(shownTile) },
    title,
    description: q === '' ? undefined : t('server.description', { q }),
    address: makePaths(locale).search(q === '' ? {} : { q }),
  };
  return data(page, { status: isPastEnd(results) ? 404 : 200 });
}

function hrefAtPrice(path: string, params: URLSearchParams, { words, range, cheapestFirst }: AskedPrice): string {
  const next = new URLSearchParams(params);
  if (words === '') next.delete('q');
  else next.set('q', words);
  if (range !== null) next.set('price', range);
  if (cheapestFirst && !next.has('sort')) next.set('sort', 'priceAsc');
  return `${path}?${next}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { title, description, address } = loaderData;
  return pageMeta({ title, description, address, indexed: false }, matches);
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { waysOn } = loaderData;
  const results = unpacked(loaderData.results);
  const opened = useSearchEvents(loaderData.q, results.total, results.correctedTo);
  return (
    <div className="wrap" onClickCapture={opened}>
      <ResultsHead title={loaderData.title} q={loaderData.q} results={results} />
      {waysOn === null ? <ListingView listing={results} empty={<NothingFound />} /> : <NothingFound waysOn={waysOn} />}
    </div>
  );
}
