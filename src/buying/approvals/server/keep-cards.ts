// A card that was typed pays when the order is approved: its reference, which would end after a day, is made lasting for this order.
import type { QueueFacts } from '#platform/jobs';
import { KEEP_TENDERS, TENDERS } from './approval-queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';

export const CARD_QUEUE = 'approval-card';

export interface KeptCard {
  readonly accountNumber: string;
  readonly orderNumber: string;
}

export function makeKeepCards({ db, provider }: Pick<ApprovalsDeps, 'db' | 'provider'>): QueueFacts<KeptCard> {
  return {
    name: CARD_QUEUE,
    async handle({ accountNumber, orderNumber }) {
      const tenders = (await db.maybe(TENDERS, [accountNumber, orderNumber]))?.tenders ?? [];
      if (!tenders.some(({ isTyped }) => isTyped)) return;
      const kept = await Promise.all(
        tenders.map(async (tender) =>
          tender.isTyped ? { ...tender, token: (await provider.keepCard(tender.token)) ?? tender.token, isTyped: false } : tender,
        ),
      );
      await db.run(KEEP_TENDERS, [accountNumber, orderNumber, JSON.stringify(kept)]);
    },
  };
}
