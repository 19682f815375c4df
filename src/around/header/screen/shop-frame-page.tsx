// Layout route of the shop: the header's departments, and the error view of the pages inside.
import { data, isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/shop-frame-page';
import type { CategoryCard } from '#finding/listing/contract';
import type { homeContract } from '#finding/home/contract';
import type { PunchoutNow } from '#buying/punchout/contract';
import { punchoutIn } from '#buying/punchout/screen';
import type { ActingNow } from '#people/representatives/contract';
import { loadContent, type SharedContent } from '#finding/banners/screen';
import { headerWords } from '#around/header/words';
import { sayer } from '#base/locale/words';
import { packed, unpacked, type Packed } from '#ui/page/packed';
import { ask, pageVisit } from '#ui/page/page-visit';
import { actingIn } from './acting-in.ts';
import { errorKindOf } from './error-view-lazy.tsx';
import { FramedError } from './framed-error.tsx';
import { ShopFrame } from './shop-frame.tsx';

/** Allowed first segments of an address (APP-2). Others are not found. */
const LOCALE_SEGMENTS: readonly (string | undefined)[] = [undefined, 'en-ca', 'fr-ca'];

export async function loader(args: Route.LoaderArgs) {
  const punchout = await punchoutIn(args);
  const navigation = await ask<typeof homeContract>(args)('GET /api/navigation', {});
  const { copyLocale, isAddressReadable } = args.context.get(pageVisit);
  const t = sayer(headerWords, copyLocale);
  const titles = { missing: t('notFoundTitle'), forbidden: t('forbiddenTitle'), broken: t('brokenTitle') };
  const content = await loadContent(args, ['topHat', 'flyout']);
  const frame = { content, departments: packed(navigation.departments), titles, acting: await actingIn(args), punchout };
  // Thrown, so that the head is the error's: the page inside is a real one with its own title and canonical address.
  if (!isAddressReadable || !LOCALE_SEGMENTS.includes(args.params.locale)) throw data(frame, { status: 404 });
  return frame;
}

interface Frame {
  readonly content: SharedContent;
  readonly departments: Packed<readonly CategoryCard[]>;
  readonly acting: ActingNow | null;
  readonly punchout: PunchoutNow | null;
  readonly titles: Readonly<Record<ReturnType<typeof errorKindOf>, string>>;
}

/** What the frame shows around an error: its own data, or what it threw itself. After a failed action there is neither. */
const frameAround = (loaded: Frame | undefined, error: unknown): Frame | undefined =>
  loaded ?? (isRouteErrorResponse(error) && isFrame(error.data) ? error.data : undefined);

const isFrame = (thrown: unknown): thrown is Frame =>
  typeof thrown === 'object' && thrown !== null && 'titles' in thrown && 'departments' in thrown;

/** Departments depend on site and locale, which only a new document changes. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const title = error === undefined ? undefined : frameAround(loaderData, error)?.titles[errorKindOf(error)];
  return title === undefined ? [] : [{ title: `${title} | Inkwell` }, { name: 'robots', content: 'noindex' }];
};

export default function ShopFramePage({ loaderData }: Route.ComponentProps) {
  return (
    <ShopFrame
      content={loaderData.content}
      departments={unpacked(loaderData.departments)}
      acting={loaderData.acting}
      punchout={loaderData.punchout}
    >
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  const frame = frameAround(loaderData, error);
  return (
    <FramedError
      content={frame?.content}
      departments={frame === undefined ? [] : unpacked(frame.departments)}
      acting={frame?.acting}
      punchout={frame?.punchout}
      error={error}
    />
  );
}
