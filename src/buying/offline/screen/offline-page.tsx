// `/offline`: the page that works without a connection. Nothing of the shopper is in it: it may be cached and kept by the service worker.
import { redirect } from 'react-router';
import type { Route } from './+types/offline-page';
import { offlineWords } from '#buying/offline/words';
import { localePrefix } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { pageMeta } from '#ui/page/page-meta';
import { pageVisit } from '#ui/page/page-visit';
import { OfflineScreen } from './offline-screen.tsx';
import { OFFLINE_SHOP } from './send-edits.ts';

export const headers = () => ({ 'x-public-page': '1' });

export function loader({ context, params }: Route.LoaderArgs) {
  const { copyLocale, locale, isAddressReadable } = context.get(pageVisit);
  // It has no frame that would refuse what is no language or no text.
  const isLocale = localePrefix(locale) === (params.locale === undefined ? '' : `/${params.locale}`);
  if (!isLocale || !isAddressReadable) throw redirect(makePaths(locale).offline());
  return { title: sayer(offlineWords, copyLocale)('title') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OfflinePage() {
  return <OfflineScreen shop={OFFLINE_SHOP} />;
}
