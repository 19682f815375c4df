// Layout route of the shop: the header's departments, and the error view of the pages inside.
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

/** Allowed first segments of an address (APP-2). Others are not found. */
const LOCALE_SEGMENTS: readonly (string | undefined)[] = [undefined, 'en-ca', 'fr-ca'];

export async function loader(args: Route.LoaderArgs) {
  const navigation = await ask<typeof homeContract>(args)('GET /api/navigation', {});
  const departments = packed(navigation.departments);
  const { copyLocale, isAddressReadable } = args.context.get(pageVisit);
  const known = isAddressReadable && LOCALE_SEGMENTS.includes(args.params.locale);
  const t = sayer(headerWords, copyLocale);
  const titles = { missing: t('notFoundTitle'), forbidden: t('forbiddenTitle'), broken: t('brokenTitle') };
  return data({ departments, known, titles }, { status: known ? 200 : 404 });
}

/** Departments depend on site and locale, which only a new document changes. */
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
