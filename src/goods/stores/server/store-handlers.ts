// Answers of the store calls (STO-1, STO-2, STO-3).
import type { Catalog } from '#goods/catalog/server';
import { isPartnerPoint } from '#goods/delivery/rules';
import type { Inventory } from '#goods/inventory/server';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Call, Handlers } from '#platform/contract';
import { holderOf } from '#platform/holding';
import type { Visit } from '#platform/visit';
import type { MapTiles, StoreResults, storesContract } from '#goods/stores/contract';
import { shopperMayPickUp } from '#base/shopper/rules';
import { COOKIE_DAYS } from '#base/site/rules';
import { chosenRadius, LOCATOR_RADIUS, PICKUP_RADIUS, readRadius, STORE_COOKIE, storeCookie } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { findAround, findStores, partnerPointsNear, type FoundStores } from './find-stores.ts';
import { storeCard } from './store-card.ts';
import { storeFound, type AskedItem, type FoundFacts } from './store-found.ts';
import type { Stores } from './stores.ts';

export interface StoreDeps {
  readonly stores: Stores;
  readonly inventory: Pick<Inventory, 'availableAt'>;
  readonly catalog: Pick<Catalog, 'get'>;
  /** The configured map service; null without one. */
  readonly map: MapTiles | null;
  /** Stores the choice on the signed-in shopper's profile; false when nobody is signed in. */
  readonly keepPreferredStore: (visit: Visit, storeNumber: string) => Promise<boolean>;
  readonly log: { error(facts: object, message: string): void };
}

/** Most stores of one answer; the page shows how many more there are. */
const MOST_STORES = 50;

export function storeHandlers(deps: StoreDeps): Handlers<typeof storesContract> {
  const { stores } = deps;
  return {
    'GET /api/map': () => ({ map: deps.map }),
    'GET /api/stores': ({ visit }) => ({ stores: stores.of(visit.site.country).map((store) => storeCard(store, visit.now.getTime())) }),
    'GET /api/stores/:storeNumber': async ({ params, visit }) => {
      const store = stores.get(params.storeNumber);
      return store?.country === visit.site.country
        ? storeFound(store, null, await factsFor(deps, visit))
        : refuse(404, 'INVALID_STORE_NUMBER', sayer(storesWords, visit.copyLocale)('noSuchStore'));
    },
    'POST /cc/api/omni/pickupinstore': (call) => pickup(deps, call),
    'POST /ele-lpd/api/sparxProxy/storeLocator': async ({ body, visit }) => {
      const { address = '', storeNumber, radius, services = [] } = body;
      const found = findStores(stores, visit.site, { text: storeNumber ?? address, radius: readRadius(radius, LOCATOR_RADIUS), services });
      return found === null ? noStores(visit) : results(found, await factsFor(deps, visit));
    },
    'POST /ele-lpd/api/sparxProxy/localbusiness': async ({ body, visit }) => {
      const { radius, services = [] } = body;
      const found = findAround(stores, visit.site, body, { radius: readRadius(radius, LOCATOR_RADIUS), services });
      return found.length === 0
        ? refuse(400, 'NO_LOCAL_BUSINESS', sayer(storesWords, visit.copyLocale)('noLocalBusiness'))
        : results({ stores: found, near: '', from: body }, await factsFor(deps, visit));
    },
    'POST /gus/api/usr/c/address': async ({ body, visit }) => {
      const store = stores.get(body.storeNumber);
      if (store?.country !== visit.site.country || isPartnerPoint(store))
        return refuse(400, 'INVALID_STORE_NUMBER', sayer(storesWords, visit.copyLocale)('noSuchStore'), 'storeNumber');
      const { addressLine1: address1, city, state, zipcode: zipCode, storeNumber } = store;
      const { persists = true } = body;
      const radius = readRadius(body.radius, lastRadius(visit));
      const cookie = storeCookie({ address1, city, state, zipCode, storeNumber }, { persists, radius });
      visit.setCookie(STORE_COOKIE, cookie, { ...(persists && { days: COOKIE_DAYS }), script: true });
      if (!persists) return { storeNumber, saved: false };
      // The cookie keeps the choice even if the profile cannot (STO-3); only the log reports that (ERR-4).
      const saved = await deps.keepPreferredStore(visit, storeNumber).catch((error: unknown) => {
        deps.log.error({ error }, 'The preferred store could not be saved');
        return false;
      });
      return { storeNumber, saved };
    },
  };
}

type PickupCall = Call<(typeof storesContract)['POST /cc/api/omni/pickupinstore']>;

async function pickup({ stores, ...deps }: StoreDeps, { body, visit }: PickupCall) {
  const { address, zipCode, storeNumber, latitude, longitude, services = [], items = [] } = body;
  const radius = readRadius(body.radius, lastRadius(visit));
  const asked = together(items);
  const found: FoundStores | null =
    latitude !== undefined && longitude !== undefined
      ? { stores: findAround(stores, visit.site, { latitude, longitude }, { radius, services }), near: '', from: { latitude, longitude } }
      : findStores(stores, visit.site, { text: storeNumber ?? address ?? zipCode ?? '', radius, services });
  if (found === null || found.stores.length === 0) return noStores(visit);
  const facts = await factsFor({ stores, ...deps }, visit, asked);
  const store = found.stores.slice(0, MOST_STORES).map((one) => storeFound(one.store, one.distance, facts));
  const exempt = visit.site.tenant === 'business' ? { taxExempt: (await visit.shopper())?.permissions.has('TAX_EXEMPT') === true } : {};
  // A partner point has none of a store's services.
  const sendable = services.length === 0 && asked.length > 0 && asked.every(({ itemId }) => facts.canBePickedUp(itemId));
  // Partner points have no shelves to report.
  const partnerPoints = (sendable ? partnerPointsNear(stores, visit.site, found.from, radius) : []).map((one) =>
    storeFound(one.store, one.distance, { ...facts, items: [] }),
  );
  return { pickInStoreDetails: [{ store, partnerPoints }], messages: messagesOf(store, asked, visit), ...exempt };
}

/** The shopper's last search radius. */
function lastRadius({ cookies }: Visit): number {
  return chosenRadius(cookies[STORE_COOKIE], PICKUP_RADIUS);
}

/** An item on two lines of a cart must be in stock for both. */
function together(items: readonly { readonly itemId: string; readonly qty?: number }[]): readonly AskedItem[] {
  const wanted = new Map<string, number>();
  for (const { itemId, qty = 1 } of items) wanted.set(itemId, (wanted.get(itemId) ?? 0) + qty);
  return [...wanted].map(([itemId, qty]) => ({ itemId, qty }));
}

/** One message for all stores: no nearby store has everything. */
function messagesOf(found: readonly { readonly pickup: unknown }[], asked: readonly AskedItem[], { copyLocale }: Visit) {
  if (asked.length === 0 || found.some((store) => store.pickup !== null)) return [];
  return [{ code: 'ITEM_INVENTORY_NOT_AVAILABLE', type: 'warning', description: sayer(storesWords, copyLocale)('nowhereNear') }];
}

function results({ stores, near }: FoundStores, facts: FoundFacts): { results: StoreResults } {
  const shown = stores.slice(0, MOST_STORES).map(({ store, distance }) => storeFound(store, distance, facts));
  return { results: { status: 'SUCCESS', stores: shown, total: stores.length, near } };
}

async function factsFor({ inventory, catalog }: StoreDeps, visit: Visit, items: readonly AskedItem[] = []): Promise<FoundFacts> {
  const holder = await holderOf(visit);
  // Nobody has an account on the consumer site, so nothing is read there.
  const mayCollect = visit.site.tenant !== 'business' || shopperMayPickUp(await visit.shopper());
  return {
    availableAt: (itemId, storeNumber) => inventory.availableAt(itemId, storeNumber, holder),
    now: visit.now.getTime(),
    copyLocale: visit.copyLocale,
    items,
    canBePickedUp: (itemId) => {
      const product = catalog.get(itemId);
      return mayCollect && product !== undefined && product.status === 'active' && product.flags.bopisEligible;
    },
  };
}

function noStores(visit: Visit): Refusal {
  return refuse(400, 'INVALID_ZIPCODE', sayer(storesWords, visit.copyLocale)('invalidZipcode'), 'address');
}
