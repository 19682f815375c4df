// What a `PunchOutSetupRequest` asks for.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { at, attributeOf, childrenOf, textAt, writeElement, type XmlElement } from '#people/cxml/rules';

export interface WantedItem {
  readonly itemId: string;
  readonly quantity: number;
  /** What the cart that went back called the line; '' without. */
  readonly auxiliaryId: string;
}

export interface Setup {
  readonly operation: 'create' | 'edit' | 'inspect';
  /** The content of `BuyerCookie`, as XML. */
  readonly buyerCookie: string;
  readonly returnTo: string;
  readonly items: readonly WantedItem[];
  /** The item that was looked for in the system; ''. */
  readonly selected: string;
  /** The postal code of `ShipTo`; ''. */
  readonly zip: string;
}

export type SetupProblem = 'COOKIE_MISSING' | 'RETURN_MISSING' | 'OPERATION_UNKNOWN' | 'ITEMS_MISSING' | 'TOO_MANY_ITEMS';

const LONGEST_COOKIE = 2_000;
const LONGEST_ADDRESS = 2_000;
const MOST_ITEMS = 300;

export function readSetup(request: XmlElement): Outcome<Setup, SetupProblem> {
  const asked = attributeOf(request, 'operation');
  // Sourcing begins like shopping.
  const operation = asked === 'source' ? 'create' : asked;
  if (operation !== 'create' && operation !== 'edit' && operation !== 'inspect') return failed('OPERATION_UNKNOWN');
  const cookie = at(request, 'BuyerCookie');
  const buyerCookie = cookie === undefined ? '' : contentOf(cookie);
  if (buyerCookie === '' || buyerCookie.length > LONGEST_COOKIE) return failed('COOKIE_MISSING');
  const returnTo = textAt(request, 'BrowserFormPost', 'URL');
  if (returnTo === '' || returnTo.length > LONGEST_ADDRESS) return failed('RETURN_MISSING');
  const out = childrenOf(request, 'ItemOut');
  if (out.length > MOST_ITEMS) return failed('TOO_MANY_ITEMS');
  const items = operation === 'create' ? [] : out.map(itemOf).filter((item) => item !== null);
  if (operation !== 'create' && items.length === 0) return failed('ITEMS_MISSING');
  const selected = textAt(request, 'SelectedItem', 'ItemID', 'SupplierPartID').slice(0, 60);
  const zip = textAt(request, 'ShipTo', 'Address', 'PostalAddress', 'PostalCode').slice(0, 10);
  return done({ operation, buyerCookie, returnTo, items, selected, zip });
}

/** Null for an item without a number, or with a quantity that the shop does not sell. */
function itemOf(item: XmlElement): WantedItem | null {
  const itemId = textAt(item, 'ItemID', 'SupplierPartID');
  const quantity = Number(attributeOf(item, 'quantity'));
  if (!/^[\w.-]{1,60}$/.test(itemId) || !Number.isInteger(quantity) || quantity < 1 || quantity >= 100_000) return null;
  return { itemId, quantity, auxiliaryId: textAt(item, 'ItemID', 'SupplierPartAuxiliaryID').slice(0, 100) };
}

/** Text, or elements; both are given back as they came. */
const contentOf = ({ text, children }: XmlElement): string => {
  const whole = writeElement({ name: 'BuyerCookie', attributes: new Map(), text: children.length === 0 ? text.trim() : text, children });
  return whole.replace(/^<BuyerCookie\/>\s*$/, '').replace(/^<BuyerCookie>|<\/BuyerCookie>\s*$/g, '');
};
