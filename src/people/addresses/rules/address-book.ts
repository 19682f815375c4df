// A shopper's stored addresses: their uses, defaults and duplicates (CHK-2, USR-1).
import { foldText } from './fold-text.ts';
import { addressForm, type AddressForm, type PostalAddress } from './postal-address.ts';

/** S shipping, B billing, SB both. */
export type StoredType = 'S' | 'B' | 'SB';
export type AddressUse = 'shipping' | 'billing';

/** Most addresses of a shopper in one country. */
export const MOST_ADDRESSES = 100;

export function serves(type: StoredType, use: AddressUse): boolean {
  return type === 'SB' || type === (use === 'shipping' ? 'S' : 'B');
}

/** The combined use of an address that was saved twice. */
export function joinTypes(one: StoredType, other: StoredType): StoredType {
  return one === other ? one : 'SB';
}

/** Name, street and place for comparison: regardless of case, accents and punctuation. */
export function likenessOf(address: PostalAddress): string {
  return `${likenessOfForm(addressForm(address))}|${foldText(address.country)}`;
}

/** Whether two addresses of one country are the same. */
export function isSameAddress(one: AddressForm, other: AddressForm): boolean {
  return likenessOfForm(one) === likenessOfForm(other);
}

function likenessOfForm({ fullName, organization, address1, address2, city, zip }: AddressForm): string {
  return [fullName, organization, `${address1} ${address2}`, city, zip].map(foldText).join('|');
}

interface Marked {
  readonly type: StoredType;
  /** The shopper chose it as default, perhaps before it had the use. */
  readonly marked: Readonly<Record<AddressUse, boolean>>;
}

/** The default: the one marked, else the oldest for the use. `addresses` begin with the oldest. */
export function defaultOf<A extends Marked>(addresses: readonly A[], use: AddressUse): A | undefined {
  const fit = addresses.filter(({ type }) => serves(type, use));
  return fit.find(({ marked }) => marked[use]) ?? fit[0];
}
