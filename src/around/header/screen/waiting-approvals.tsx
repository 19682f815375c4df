// How many orders wait for the shopper's approval, with the way to them; loaded only for approvers.
import { lazy, Suspense } from 'react';
import { DECIDING_RIGHTS } from '#buying/approval-rules/rules';
import { useSessionFacts } from '#people/sessions/screen';

const ApprovalsWaiting = lazy(async () => ({ default: (await import('#buying/approvals/screen')).ApprovalsWaiting }));

export function WaitingApprovals({ className }: { readonly className?: string | undefined }) {
  const session = useSessionFacts();
  if (!DECIDING_RIGHTS.some((code) => session?.permissions?.includes(code))) return null;
  return (
    <Suspense>
      <ApprovalsWaiting className={className} />
    </Suspense>
  );
}
