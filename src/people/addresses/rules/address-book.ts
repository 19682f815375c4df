// A shopper's stored addresses: what each is for, which one is taken unless another is chosen, when two are the same (CHK-2, USR-1).
import { foldText } from './fold-text.ts';
import { addressForm, type AddressForm, type PostalAddress } from './postal-address.ts';

/** S goods are sent there, B bills, SB both. */
export type StoredType = 'S' | 'B' | 'SB';
export type AddressUse = 'shipping' | 'billing';

/** How many a shopper keeps in one country. */
export const MOST_ADDRESSES = 100;

export function serves(type: StoredType, use: AddressUse): boolean {
  return type === 'SB' || type === (use === 'shipping' ? 'S' : 'B');
}

/** What an address is for that was kept twice. */
export function joinTypes(one: StoredType, other: StoredType): StoredType {
  return one === other ? one : 'SB';
}

/** Name, street and place as they are compared: case, accents and punctuation make no other address. */
export function likenessOf(address: PostalAddress): string {
  return `${likenessOfForm(addressForm(address))}|${foldText(address.country)}`;
}

/** Two addresses of one country. */
export function isSameAddress(one: AddressForm, other: AddressForm): boolean {
  return likenessOfForm(one) === likenessOfForm(other);
}

function likenessOfForm({ fullName, organization, address1, address2, city, zip }: AddressForm): string {
  return [fullName, organization, `${address1} ${address2}`, city, zip].map(foldText).join('|');
}

interface Marked {
  readonly type: StoredType;
  /** The shopper said so, perhaps before it was for something else. */
  readonly marked: Readonly<Record<AddressUse, boolean>>;
}

/** The one that is taken unless another is chosen: the one marked, else the oldest that is for it. `addresses` begin with the oldest. */
export function defaultOf<A extends Marked>(addresses: readonly A[], use: AddressUse): A | undefined {
  const fit = addresses.filter(({ type }) => serves(type, use));
  return fit.find(({ marked }) => marked[use]) ?? fit[0];
}
