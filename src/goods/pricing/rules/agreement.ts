// Everything that is agreed with an account at one instant, and the one contract that prices an item (B2B-4, decision 0405).
import { agreedAmount, type AgreedRow, type AmountFacts } from './agreed-amount.ts';
import type { NamedContract } from './named-contract.ts';

/** A row in force, with its contract; null for prices that were agreed without a contract of a name. */
export interface AgreedTerm extends AgreedRow {
  readonly contract: NamedContract | null;
  /** 1 is asked first. */
  readonly priority: number;
}

type Terms = ReadonlyMap<string, readonly AgreedTerm[]>;

/** By item number, category and folded brand, in one currency. Of several periods of a row, the one that counts. */
export interface Agreement {
  readonly items: Terms;
  readonly categories: Terms;
  readonly brands: Terms;
}

/** An item as contracts look at it. */
export interface AgreedItem extends AmountFacts {
  readonly itemId: string;
  readonly brand: string;
  /** From the topmost category to the item's own. */
  readonly categoryIds: readonly string[];
}

export interface AgreedPriceOfUnit {
  /** Cents for one unit. */
  readonly each: number;
  readonly contract: NamedContract | null;
}

/** How brands are compared. */
export const foldBrand = (brand: string): string => brand.trim().toLowerCase();

interface Offer extends AgreedPriceOfUnit {
  readonly priority: number;
}

/**
 * The agreed price of one of `qty` units; undefined for an item that no contract prices. Each contract offers the price of its narrowest row: of the item, else the lower of brand and nearest
 * category. Of the contracts with the first priority, the lowest offer counts; of equal ones, the contract with the first number.
 */
export function agreedPrice(agreement: Agreement, item: AgreedItem, qty: number): AgreedPriceOfUnit | undefined {
  const [best] = offersOf(agreement, item, qty).toSorted(
    (one, other) => one.priority - other.priority || one.each - other.each || (numberOf(one) < numberOf(other) ? -1 : 1),
  );
  return best === undefined ? undefined : { each: best.each, contract: best.contract };
}

const numberOf = ({ contract }: Pick<AgreedTerm, 'contract'>): string => contract?.number ?? '';

function offersOf({ items, categories, brands }: Agreement, item: AgreedItem, qty: number): readonly Offer[] {
  const offer = (term: AgreedTerm): Offer[] => {
    const each = agreedAmount(term, item, qty);
    return each === undefined ? [] : [{ each, contract: term.contract, priority: term.priority }];
  };
  const own = (items.get(item.itemId) ?? NONE).flatMap(offer);
  const ofBrand = (brands.get(foldBrand(item.brand)) ?? NONE).flatMap(offer);
  const wider = [...ofBrand, ...nearest(categories, item, offer)];
  if (own.length === 0 || wider.length === 0) return [...own, ...wider];
  const named = new Set(own.map(numberOf));
  return [...own, ...wider.filter((one) => !named.has(numberOf(one)))];
}

/** For each contract what it offers for the category that is nearest to the item. */
function nearest(categories: Terms, { categoryIds }: AgreedItem, offer: (term: AgreedTerm) => Offer[]): Offer[] {
  if (categories.size === 0) return [];
  const found: Offer[] = [];
  for (const id of categoryIds.toReversed()) {
    const named = new Set(found.map(numberOf));
    found.push(...(categories.get(id) ?? NONE).filter((term) => !named.has(numberOf(term))).flatMap(offer));
  }
  return found;
}

const NONE: readonly AgreedTerm[] = [];

/** The quantities from which one unit costs less, ascending; without the price of one. */
export function agreedBreaks(agreement: Agreement, item: AgreedItem): readonly { readonly qty: number; readonly each: number }[] {
  const { items, categories, brands } = agreement;
  const terms = [items.get(item.itemId), brands.get(foldBrand(item.brand)), ...item.categoryIds.map((id) => categories.get(id))];
  const stepped = [...terms.flatMap((some) => some ?? NONE).flatMap(({ breaks }) => breaks), ...(item.list?.breaks ?? [])];
  const starts = [...new Set(stepped.map(({ qty }) => qty))].filter((qty) => qty > 1).toSorted((one, other) => one - other);
  let before = agreedPrice(agreement, item, 1)?.each;
  return starts.flatMap((qty) => {
    const each = agreedPrice(agreement, item, qty)?.each;
    if (each === undefined || before === undefined || each >= before) return [];
    before = each;
    return [{ qty, each }];
  });
}
