// Layout route of pages with a single task: checkout, and targets of mailed links (APP-15).
import { data, Outlet } from 'react-router';
import type { Route } from './+types/slim-frame-page';
import type { sessionsContract } from '#people/sessions/contract';
import { ask, pageVisit } from '#ui/page/page-visit';
import { actingIn } from './acting-in.ts';
import { ErrorView, errorKindOf } from './error-view-lazy.tsx';
import { SlimFrame } from './slim-frame.tsx';

export async function loader(args: Route.LoaderArgs) {
  const known = args.context.get(pageVisit).isAddressReadable;
  const acting = await actingIn(args);
  const init = { status: known ? 200 : 404 };
  if (!new URL(args.request.url).pathname.includes('/checkout/'))
    return data({ variant: 'logo-only', partner: '', known, acting } as const, init);
  // Names the partner whose site the shopper came from (APP-4).
  const { partnerName: partner } = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  return data({ variant: partner === '' ? 'slim' : 'third-party-payment', partner, known, acting } as const, init);
}

export default function SlimFramePage({ loaderData: { variant, partner, known, acting } }: Route.ComponentProps) {
  return (
    <SlimFrame variant={variant} partner={partner} acting={acting}>
      {known ? <Outlet /> : <ErrorView kind="missing" departments={[]} />}
    </SlimFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <SlimFrame variant="slim" acting={loaderData?.acting}>
      <ErrorView kind={errorKindOf(error)} error={error} departments={[]} />
    </SlimFrame>
  );
}
