// Handlers of `buyAgainContract`. Whose orders are counted is decided here, from the caller's rights.
import { organizationOfItems } from '#buying/orders/rules';
import type { OrderedLine } from '#buying/orders/server';
import { localDay } from '#base/calendar/rules';
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import type { buyAgainContract, HabitView } from '#finding/buy-again/contract';
import { buyable, purchaseHabits, type Habit } from '#finding/buy-again/rules';
import { buyAgainWords } from '#finding/buy-again/words';
import type { Tiles } from '#finding/tiles/server';
import { canAddAgain } from '#goods/catalog/rules';
import { ownCatalogView, type Catalog, type CatalogView } from '#goods/catalog/server';
import type { Contracts } from '#goods/pricing/server';
import type { Handlers } from '#platform/contract';

export interface BuyAgainFacts {
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly presenters: { readonly tiles: Tiles };
  /** Lines of the placed orders of a person. */
  readonly linesOf: (ownerId: string, since: Date) => Promise<readonly OrderedLine[]>;
  /** Lines of the placed orders of an organization's people. */
  readonly linesIn: (accountNumber: string, since: Date) => Promise<readonly OrderedLine[]>;
}

const MOST = 100;
/** Older orders say little about what is bought now. */
const LOOKED_BACK_MS = 550 * 86_400_000;

export function buyAgainHandlers(facts: BuyAgainFacts): Handlers<typeof buyAgainContract> {
  return {
    denied: (visit) => refuse(401, 'LOGIN_REQUIRED', sayer(buyAgainWords, visit.copyLocale)('server.LOGIN_REQUIRED')),
    'GET /api/buy-again': async ({ visit, shopper, query }) => {
      const organization = organizationOfItems(shopper);
      const account = query.of === 'organization' ? organization : null;
      const since = new Date(visit.now.getTime() - LOOKED_BACK_MS);
      const lines = account === null ? await facts.linesOf(shopper.shopperId, since) : await facts.linesIn(account, since);
      const { timeZone } = visit.site;
      const only = query.items === undefined ? null : new Set(query.items.split(','));
      const bought = lines
        .filter(({ itemId }) => only?.has(itemId) ?? true)
        .map(({ itemId, at, qty }) => ({ itemId, qty, day: localDay(at, timeZone) }));
      const view = await ownCatalogView(visit, facts.contracts);
      const habits = purchaseHabits(bought, localDay(visit.now, timeZone)).flatMap((habit) => viewOf(habit, view, facts) ?? []);
      return {
        habits: habits.slice(0, MOST),
        of: account === null ? 'mine' : 'organization',
        seesOrganization: organization !== null,
      };
    },
  };
}

/** Undefined for what this caller is not shown. */
function viewOf({ itemId, ...habit }: Habit, view: CatalogView, { catalog, presenters }: BuyAgainFacts): HabitView | undefined {
  const product = catalog.get(itemId);
  if (product === undefined || !view.isListed(product)) return undefined;
  const { title, href, image, price, isOutOfStock, increment, quantityLimit } = presenters.tiles.tile(product, view);
  return {
    ...habit,
    itemId,
    title,
    href,
    image: image.src,
    price,
    qty: buyable(habit.qty, { step: increment, limit: quantityLimit }),
    canAdd: canAddAgain(product, isOutOfStock),
  };
}
