// What the review asks about approval before the press (B2B-3); `WhoApproves` shows it.
import type { RouterContextProvider } from 'react-router';
import type { ApprovalPreview, placingContract } from '#buying/placing/contract';
import { makePaths } from '#paths';
import { ask, pageVisit } from '#ui/page/page-visit';

interface Args {
  readonly context: Readonly<RouterContextProvider>;
}

/** Null: nobody. Only organizations have approvers, so only the business edition asks. */
export async function loadApproval(args: Args): Promise<ApprovalPreview | null> {
  if (args.context.get(pageVisit).site.tenant !== 'business') return null;
  const approval = await ask<typeof placingContract>(args)('GET /cc/api/checkout/default/approval', { query: {} });
  return approval.steps.length === 0 ? null : approval;
}

/** Where an order that was sent shows what happens next. */
export const sentAddress = ({ context }: Args, orderNumber: string): string =>
  makePaths(context.get(pageVisit).locale).approval(orderNumber, { sent: '1' });
