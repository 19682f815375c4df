// What a restock can be sent to and paid from.
import { addressLines, type PostalAddress } from '#people/addresses/rules';
import { readBook } from '#people/addresses/server';
import { readShipTo } from '#people/locations/server';
import { actorOf, countryOf } from '#people/organizations/server';
import type { SignedIn } from '#base/shopper/rules';
import { calendarDate, localDay } from '#base/calendar/rules';
import { mayBillAccount } from '#buying/checkout/rules';
import type { RestockChoices } from '#buying/restock/contract';
import { readCards } from '#buying/saved-cards/server';
import type { Visit } from '#platform/visit';
import type { RestockDeps } from './restock-deps.ts';

/** Stands for the invoice among the ways to pay. */
export const BY_INVOICE = 'account';
/** Begins the id of a location among addresses. */
export const LOCATION = 'location:';

export const addressText = (address: PostalAddress): string =>
  [`${address.firstName} ${address.lastName}`.trim(), ...addressLines(address)].filter((part) => part !== '').join(', ');

export async function readChoices(
  { db, budgets, coupons }: Pick<RestockDeps, 'db' | 'budgets' | 'coupons'>,
  visit: Visit,
  shopper: SignedIn,
): Promise<RestockChoices> {
  const { now, site } = visit;
  const owner = { profileId: shopper.profile.profileId, country: countryOf(visit) };
  const actor = actorOf(shopper);
  const [book, cards, shipTo, own] = await Promise.all([
    readBook(db, owner),
    readCards(db, owner.profileId, calendarDate(now, site.timeZone)),
    actor === undefined ? null : readShipTo(db, actor, owner),
    budgets.ofShopper({ shopper, site, now }),
  ]);
  const locations = (shipTo?.locations ?? []).map(({ locationId, name, address1, zip, isDefault }) => ({
    id: LOCATION + locationId,
    label: [name, address1, zip].join(', '),
    isDefault,
  }));
  const typed = shipTo === null || shipTo.ownShipping ? book : [];
  const hasDefault = locations.some(({ isDefault }) => isDefault);
  return {
    addresses: [
      ...locations,
      ...typed
        .filter(({ type }) => type !== 'B')
        .map(({ id, address, defaultShipping }) => ({ id, label: addressText(address), isDefault: defaultShipping && !hasDefault })),
    ],
    cards: cards
      .filter(({ state }) => state !== 'EXPIRED')
      .map(({ id, brand, lastFour, isDefault }) => ({ id, label: `${brand} ${lastFour}`, isDefault })),
    mayBill: mayBillAccount(shopper.permissions) && shopper.account !== null,
    budgets: [...(own?.centers ?? [])],
    hasOrganization: actor !== undefined,
    today: localDay(now, site.timeZone),
    percentOff: percentOff({ coupons }),
  };
}

/** Of the first coupon for what comes by itself, if it is a percentage of everything. */
export function percentOff({ coupons }: Pick<RestockDeps, 'coupons'>): number {
  const coupon = coupons.ofRestocks().find(({ kind, conditions }) => kind === 'percent' && conditions.length === 1);
  return coupon === undefined ? 0 : coupon.value / 100;
}
