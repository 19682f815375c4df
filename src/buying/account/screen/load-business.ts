// What the overview of an organization's account has more: orders that wait for the person, its people's orders, its tightest budgets, and a sign-on
// certificate that ends soon. Each has its own call, so a service that is down leaves out its part (ERR-4).
import type { Permission } from '#base/access/rules';
import { isRefusal } from '#base/outcome/rules';
import type { approvalsContract } from '#buying/approvals/contract';
import type { budgetsContract } from '#buying/budgets/contract';
import type { ordersContract } from '#buying/orders/contract';
import type { signOnContract } from '#people/sign-on/contract';
import { attempt, type WithContext } from '#ui/page/page-visit';

const SHOWN_BUDGETS = 3;
const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

export interface BusinessFacts {
  readonly permissions: readonly Permission[];
  /** A representative looks: the sign-on settings are closed to them. */
  readonly isActing: boolean;
  /** The person may see all of the organization's orders. */
  readonly seesEverybodys: boolean;
}

export async function loadBusiness(args: WithContext, { permissions, isActing, seesEverybodys }: BusinessFacts) {
  const has = (...codes: readonly Permission[]): boolean => codes.some((code) => permissions.includes(code));
  const [waiting, orders, budgets, signOn] = await Promise.all([
    attempt<typeof approvalsContract>(args)('GET /api/approvals/waiting', {}),
    seesEverybodys ? attempt<typeof ordersContract>(args)('GET /api/orders', { query: { page: '1', scope: 'everyone' } }) : null,
    has('H_SB', 'H_EBL') ? attempt<typeof budgetsContract>(args)('GET /api/budgets', { query: {} }) : null,
    has('H_SAM') && !isActing ? attempt<typeof signOnContract>(args)('GET /api/organization/sign-on', {}) : null,
  ]);
  const ends = signOn === null || isRefusal(signOn) ? [] : (signOn.connection?.certificates ?? []);
  return {
    waiting: isRefusal(waiting) ? 0 : waiting.waiting,
    orders: orders === null || isRefusal(orders) ? null : orders.orders,
    budgets: budgets === null || isRefusal(budgets) ? [] : budgets.budgets.slice(0, SHOWN_BUDGETS),
    certificateEnds: endsSoon(ends, Date.now()),
  };
}
export type Business = Awaited<ReturnType<typeof loadBusiness>>;

/** The day on which the last of a provider's certificates ends, if that is soon. A provider that already has its next certificate needs no warning. */
export function endsSoon(ends: readonly string[], now: number): string | null {
  const last = ends.toSorted().at(-1);
  return last !== undefined && new Date(last).getTime() < now + SOON_DAYS * DAY_MS ? last : null;
}
