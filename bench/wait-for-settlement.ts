// After the last order: what a kill left open is ended by the shop itself, and money that is on its way arrives.
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#platform/db';

const [LONGEST_MS, EVERY_MS] = [180_000, 500];

/** Waits for it. Problems: what is still open. */
export async function settled(db: Db): Promise<readonly string[]> {
  const until = performance.now() + LONGEST_MS;
  for (;;) {
    const { rows } = await db.raw(
      `select (select count(*)::int from order_head where status = 'draft') as drafts,
(select count(*)::int from order_task where done_at is null and kind not in ('mail', 'webhook', 'confirm')) as moves`,
    );
    const [drafts, moves] = [Number(rows[0]?.['drafts']), Number(rows[0]?.['moves'])];
    if (drafts + moves === 0) return [];
    if (performance.now() > until) return [`${drafts} drafts and ${moves} moves of money are open ${LONGEST_MS / 60_000} minutes later`];
    await delay(EVERY_MS);
  }
}
