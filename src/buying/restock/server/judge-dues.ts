// Sorts what is due for one address and payment: what is ordered, what is asked about, and what has to wait for stock.
import { addDays } from '#base/calendar/rules';
import { judgeDue, LATE_DAYS, retriedOn, WAIT_DAYS } from '#buying/restock/rules';
import { dueCart, priceDue, unitOf } from './due-cart.ts';
import type { Buyer } from './buyer-of.ts';
import { askAbout, skipUnanswered, waitWith } from './end-due.ts';
import type { DueItem } from './order-groups.ts';
import { askLetter } from './letters.ts';
import { todayAt } from './open-due.ts';
import type { RestockDeps } from './restock-deps.ts';
import type { DueRow } from './restock-rows.ts';
import { swapChoices } from './swap-choices.ts';

export interface OrderedItem extends DueItem {
  readonly qty: number;
  readonly unit: number;
}

/** Ends or asks about what cannot be ordered now, and returns the rest. */
export async function judgeDues(deps: RestockDeps, buyer: Buyer, items: readonly DueItem[]): Promise<readonly OrderedItem[]> {
  const { now, site } = buyer.visit;
  const today = todayAt(site.id, now);
  const lines = items.map(({ due }) => ({ itemId: due.item_id, qty: due.qty }));
  const cart = dueCart(deps, { ...buyer, lines });
  const priced = await priceDue(deps, buyer, cart, buyer.shipTo.zip);
  const ordered: OrderedItem[] = [];
  for (const [at, item] of items.entries()) {
    const { due, row } = item;
    const line = priced.lines[at];
    if (line === undefined) continue;
    const [unit, available] = [unitOf(line), line.available];
    const facts = { wanted: due.qty, unit, available, agreed: row.agreed_cents, percent: row.price_limit, whenShort: row.when_short };
    const judged = judgeDue(facts);
    const told = { agreed: row.agreed_cents, ...(unit === null ? {} : { unit }) };
    if (due.question === null && addDays(due.due_on, LATE_DAYS) < today)
      await askAbout(deps, [due], { question: 'late', facts: told }, now);
    else if (judged.kind === 'ask') await askAbout(deps, [due], { question: judged.question, facts: told }, now);
    else if (judged.kind === 'order' && unit !== null) ordered.push({ ...item, qty: judged.qty, unit });
    else await waitForStock(deps, buyer, due, { available, today, agreed: row.agreed_cents });
  }
  return ordered;
}

interface Short {
  readonly available: number;
  readonly today: string;
  readonly agreed: number;
}

/** Looks again every morning; in the end the day is skipped, and its owner is told. The first time the owner hears what could come instead, if anything could. */
async function waitForStock(deps: RestockDeps, { visit, shopper }: Buyer, due: DueRow, { available, today, agreed }: Short): Promise<void> {
  const { now, site } = visit;
  if (addDays(due.due_on, WAIT_DAYS) < today) return skipUnanswered(deps, due, now);
  const facts = { available: Number.isFinite(available) ? available : 0, agreed };
  const isNews = due.question !== 'outOfStock' || due.facts.swapped === true;
  const [offered = []] = isNews ? await swapChoices(deps, { visit, shopper }, [{ itemId: due.item_id, qty: due.qty }]) : [];
  await deps.db.transaction(async (tx) => {
    await waitWith(tx, due, { nextAt: retriedOn(today, 1, site.timeZone), question: 'outOfStock', facts });
    if (offered.length > 0)
      await askLetter(tx, deps, { kind: 'question', ownerId: due.owner_id, restockIds: [due.restock_id], day: due.due_on });
  });
}
