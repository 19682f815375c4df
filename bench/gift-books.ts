// What is left on every gift card against what orders took of it: the shop's own notes on one side, the company's purse on the other.
import { openDb, type Db } from '#platform/db';

interface Purse {
  readonly card_id: string;
  readonly opened: number;
  readonly balance: number;
  readonly authorisations: readonly string[];
}

/** Problems, a sentence each; `cards`: how many were used. */
export async function checkGiftCards(
  db: Db,
  providerUrl: string,
): Promise<{ readonly cards: number; readonly problems: readonly string[] }> {
  const [taken, purses] = await Promise.all([takenByAuthorisation(db), pursesAt(providerUrl)]);
  const problems = purses.flatMap(({ card_id: id, opened, balance, authorisations }) => {
    const orders = authorisations.reduce((sum, authorisation) => sum + (taken.get(authorisation) ?? 0), 0);
    return opened - orders === balance ? [] : [`gift card ${id} began with ${opened}, orders have ${orders} of it and ${balance} is left`];
  });
  return { cards: purses.filter(({ opened, balance }) => balance < opened).length, problems };
}

/** As the payment company itself has them. */
async function pursesAt(providerUrl: string): Promise<readonly Purse[]> {
  const company = await openDb({ databaseUrl: providerUrl, dataDir: '', databasePool: 1 });
  const { rows } = await company.raw(
    `select g.card_id, g.opened, g.balance,
  array(select authorisation_id from sandbox_provider.sandbox_authorisation a where a.gift_card_id = g.card_id) as authorisations
from sandbox_provider.sandbox_gift_card g`,
  );
  await company.close();
  return rows as unknown as readonly Purse[];
}

/** Cents that orders hold or have taken, less what they let go of and paid back. */
async function takenByAuthorisation(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.raw(
    `select authorisation_id, sum(case kind when 'authorised' then amount else -amount end)::int as cents from order_payment
where authorisation_id is not null and payment_type = 'GIFT_CARD' and kind in ('authorised', 'voided', 'released', 'refunded')
group by authorisation_id`,
  );
  return new Map(rows.map(({ authorisation_id, cents }) => [String(authorisation_id), Number(cents)]));
}
