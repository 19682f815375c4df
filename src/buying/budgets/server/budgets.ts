// The budget centers that a shopper may charge, what each has left, and what an order would do to them.
import type { Site } from '#base/site/rules';
import type { Shopper } from '#base/shopper/rules';
import type { BudgetEffectView } from '#buying/budgets/contract';
import type { BudgetEffect, Charge } from '#buying/budgets/rules';
import type { Queries } from '#platform/db';
import { readCenters, type KnownCenter } from './centers.ts';
import { effectsOf, keepersOf } from './charge-orders.ts';
import { dollars, dollarsOrNull } from './budget-view.ts';
import { WAITING_OF_PERSON } from './request-queries.ts';

export interface AccountBudgets {
  /** Those that the shopper may charge now, in alphabetical order; empty when the account has none for them. */
  readonly centers: readonly string[];
  /** Whether the account has any center at all: then only these can be charged. */
  readonly isConfigured: boolean;
  /** Whether a single line may be charged to a center. */
  readonly forLines: boolean;
  /** Whether the account limits spending. */
  readonly isCounted: boolean;
  /** Cents left of a center's running period; negative when it is overspent, null without a limit or without such a center. */
  balanceOf(name: string): number | null;
}

/** Who orders where, and when. */
export interface Ordering {
  readonly shopper: Shopper | null;
  readonly site: Pick<Site, 'currency' | 'tenant'>;
  readonly now: Date;
}

export interface Budgets {
  /** Null for shoppers without an account. */
  ofShopper(ordering: Ordering): Promise<AccountBudgets | null>;
  /** What an order with these charges does to each center, for the shopper to see; empty without an account. `replaces`: the placed order that it changes. */
  effectsOn(ordering: Ordering, charges: readonly Charge[], replaces: string | null): Promise<BudgetEffectView[]>;
}

export function makeBudgets({ db }: { readonly db: Queries }): Budgets {
  return {
    async ofShopper({ shopper, site, now }) {
      const accountNumber = shopper?.account?.accountNumber;
      if (shopper === null || accountNumber === undefined) return null;
      const all = await readCenters(db, { accountNumber, profileId: shopper.shopperId, currency: site.currency }, now);
      const own = all.filter(({ mayCharge, running }) => mayCharge && running !== null);
      return {
        centers: own.map(({ center }) => center.name),
        isConfigured: all.length > 0,
        forLines: own.some(({ center }) => center.forLines),
        isCounted: own.some(({ center }) => center.amount !== null),
        balanceOf: (wanted) => leftOf(own.find(({ center }) => center.name === wanted)),
      };
    },
    async effectsOn({ shopper, site, now }, charges, replaces) {
      const accountNumber = shopper?.account?.accountNumber;
      if (shopper === null || accountNumber === undefined || site.tenant !== 'business') return [];
      const view = { accountNumber, profileId: shopper.shopperId, currency: site.currency, replaces };
      const effects = await effectsOf(db, view, charges, now);
      const isAnyOver = effects.some(({ overBy, owner }) => overBy > 0 && owner === null);
      const [keeper = ''] = isAnyOver ? await keepersOf(db, accountNumber) : [];
      const isOver = effects.some(({ overBy }) => overBy > 0);
      const waiting = isOver ? await db.many(WAITING_OF_PERSON, [accountNumber, shopper.shopperId]) : [];
      const asked = new Map(waiting.map(({ center, cents }) => [center, cents]));
      return effects.map((effect) => ({ ...shown(effect, keeper), asked: dollarsOrNull(asked.get(effect.center) ?? null) }));
    },
  };
}

function shown({ center, cents, used, overBy, amount, leftBefore, leftAfter, period, whenOver, owner }: BudgetEffect, keeper: string) {
  return {
    center,
    who: owner?.name ?? keeper,
    cost: dollars(cents),
    used: dollars(used),
    overBy: dollars(overBy),
    amount: dollarsOrNull(amount),
    leftBefore: dollarsOrNull(leftBefore),
    leftAfter: dollarsOrNull(leftAfter),
    period,
    whenOver,
  };
}

function leftOf(known: KnownCenter | undefined): number | null {
  const { amount = null, held = 0, spent = 0 } = known?.running ?? {};
  return amount === null ? null : amount - held - spent;
}
