// Layout route of the shop: the departments of the header, and what is shown when a page inside fails.
import { data, Outlet } from 'react-router';
import type { Route } from './+types/shop-frame-page';
import type { homeContract } from '#finding/home/contract';
import { headerWords } from '#around/header/words';
import { sayer } from '#base/locale/words';
import { packed, unpacked } from '#ui/page/packed';
import { ask, pageVisit } from '#ui/page/page-visit';
import { ErrorView, errorKindOf } from './error-view-lazy.tsx';
import { FramedError } from './framed-error.tsx';
import { ShopFrame } from './shop-frame.tsx';

/** What may stand as the first segment of an address (APP-2). Anything else there is no page of ours. */
const LOCALE_SEGMENTS: readonly (string | undefined)[] = [undefined, 'en-ca', 'fr-ca'];

/** As many as fit into the row; all of them are one press away. */
const MOST_DEPARTMENTS = 8;

export async function loader(args: Route.LoaderArgs) {
  const { departments: all } = await ask<typeof homeContract>(args)('GET /api/navigation', {});
  const departments = packed(all.slice(0, MOST_DEPARTMENTS));
  const { copyLocale, isAddressReadable } = args.context.get(pageVisit);
  const known = isAddressReadable && LOCALE_SEGMENTS.includes(args.params.locale);
  const t = sayer(headerWords, copyLocale);
  const titles = { missing: t('notFoundTitle'), forbidden: t('forbiddenTitle'), broken: t('brokenTitle') };
  return data({ departments, known, titles }, { status: known ? 200 : 404 });
}

/** Departments belong to the site and the locale; a new document brings new ones. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const title = error === undefined ? undefined : loaderData?.titles[errorKindOf(error)];
  return title === undefined ? [] : [{ title: `${title} | Inkwell` }, { name: 'robots', content: 'noindex' }];
};

export default function ShopFramePage({ loaderData: { known, ...loaded } }: Route.ComponentProps) {
  const departments = unpacked(loaded.departments);
  return <ShopFrame departments={departments}>{known ? <Outlet /> : <ErrorView kind="missing" departments={departments} />}</ShopFrame>;
}

export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  return <FramedError departments={loaderData === undefined ? [] : unpacked(loaderData.departments)} error={error} />;
}
