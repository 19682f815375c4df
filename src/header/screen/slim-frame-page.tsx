// Layout route of pages with one thing to do: checkout, and what a mail leads to (APP-15).
import { Outlet } from 'react-router';
import type { Route } from './+types/slim-frame-page';
import type { sessionsContract } from '#sessions/contract';
import { ask } from '#ui/page-visit';
import { ErrorView, errorKindOf } from './error-view-lazy.tsx';
import { SlimFrame } from './slim-frame.tsx';

export async function loader(args: Route.LoaderArgs) {
  if (!new URL(args.request.url).pathname.includes('/checkout/')) return { variant: 'logo-only', partner: '' } as const;
  // A shopper whom a partner's site handed over is told that it did (APP-4).
  const { partnerName: partner } = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  return { variant: partner === '' ? 'slim' : 'third-party-payment', partner } as const;
}

export default function SlimFramePage({ loaderData: { variant, partner } }: Route.ComponentProps) {
  return (
    <SlimFrame variant={variant} partner={partner}>
      <Outlet />
    </SlimFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SlimFrame variant="slim">
      <ErrorView kind={errorKindOf(error)} departments={[]} />
    </SlimFrame>
  );
}
