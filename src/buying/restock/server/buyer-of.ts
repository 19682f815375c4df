// For whom, where to and from what a due order is placed; or what the owner has to be asked.
import type { PostalAddress } from '#people/addresses/rules';
import { storedAddress } from '#people/addresses/server';
import { shipToAddress } from '#people/locations/server';
import { done, failed, isRefusal, type Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import { mayBillAccount } from '#buying/checkout/rules';
import { usableCard } from '#buying/saved-cards/server';
import type { Question } from '#buying/restock/rules';
import { makeOwnVisit } from '#platform/own-visit';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { DueFacts, RestockRow } from './restock-rows.ts';

export interface Buyer {
  readonly visit: Visit;
  readonly shopper: SignedIn;
  readonly shipTo: PostalAddress;
  /** Null: billed to the account. */
  readonly card: { readonly id: string; readonly label: string; readonly billTo: PostalAddress | null } | null;
}

export interface BuyerProblem {
  readonly question: Question;
  readonly facts: DueFacts;
}

/** Whether the shopper may keep restocks: members of an organization need the right (H_AR). */
export const mayRestock = ({ account, permissions }: Pick<SignedIn, 'account' | 'permissions'>): boolean =>
  account === null || permissions.has('H_AR');

export function visitFor(row: Pick<RestockRow, 'site_id' | 'locale'>, shopper: SignedIn, now: Date): Visit {
  return makeOwnVisit({ site: SHIPPED_SITES[row.site_id], copyLocale: row.locale, shopper, now, cartPurpose: 'restock' });
}

const ask = (question: Question, facts: DueFacts = {}) => failed<BuyerProblem>({ question, facts });

/** `visit`: of somebody who orders it now; absent: the shop by itself. */
export async function buyerOf(
  db: Db,
  row: RestockRow,
  shopper: SignedIn,
  { now, visit = visitFor(row, shopper, now) }: { readonly now: Date; readonly visit?: Visit },
): Promise<Outcome<Buyer, BuyerProblem>> {
  if (!mayRestock(shopper)) return ask('noRight');
  const shipTo = await shipToOf(db, row, shopper, visit);
  if (shipTo === undefined) return ask('addressGone');
  if (row.card_id === null) return mayBillAccount(shopper.permissions) ? done({ visit, shopper, shipTo, card: null }) : ask('noInvoice');
  const card = await usableCard(db, visit, row.card_id);
  if (isRefusal(card)) return ask('cardGone', { text: card.message });
  return done({ visit, shopper, shipTo, card: { id: card.id, label: `${card.brand} ${card.lastFour}`, billTo: card.billTo } });
}

export async function shipToOf(
  db: Db,
  { address_id: addressId, location_id: locationId }: Pick<RestockRow, 'address_id' | 'location_id'>,
  { profile }: SignedIn,
  { site }: Visit,
): Promise<PostalAddress | undefined> {
  const owner = { profileId: profile.profileId, country: site.country === 'US' ? 'USA' : 'CA' } as const;
  const { firstName, lastName, phone } = profile;
  if (locationId !== null) {
    const address = await shipToAddress(db, owner, locationId, { firstName, lastName, phone });
    return address && { ...address, firstName, lastName, phone };
  }
  const entry = addressId === null ? undefined : await storedAddress(db, owner, addressId);
  return entry === undefined || entry.removed ? undefined : entry.address;
}
