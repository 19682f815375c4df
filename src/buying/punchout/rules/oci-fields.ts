// The fields in which a cart goes back over SAP's Open Catalog Interface, versions 4 and 5. Numbers of lines begin with 1.
import { exactUnitPrice, unitPrice, type ReturnedCart, type ReturnedLine } from './returned-cart.ts';

/** Longest text of each field; what is longer is cut. */
const LENGTHS = {
  DESCRIPTION: 40,
  QUANTITY: 15,
  UNIT: 3,
  PRICE: 15,
  PRICEUNIT: 9,
  CURRENCY: 5,
  LEADTIME: 5,
  VENDORMAT: 40,
  MANUFACTCODE: 10,
  MANUFACTMAT: 40,
  MATGROUP: 10,
  EXT_QUOTE_ID: 35,
  EXT_QUOTE_ITEM: 10,
  EXT_PRODUCT_ID: 40,
  EXT_SCHEMA_TYPE: 10,
  EXT_CATEGORY_ID: 60,
  ATTACHMENT: 255,
  ATTACHMENT_TITLE: 255,
  ATTACHMENT_PURPOSE: 1,
} as const;

type Field = keyof typeof LENGTHS;

export interface OciFacts {
  readonly classification: string;
  readonly defaultCode: string;
  readonly sessionId: string;
}

type Pair = readonly [name: string, value: string];

/** Name and value of each field, in the order of the lines. Fees are a line of their own: the interface has no field for them. Tax is the system's. */
export function ociFields(cart: ReturnedCart, facts: OciFacts): readonly Pair[] {
  const lines = cart.lines.map((line, at) => lineFields(line, at + 1, cart.currency, facts));
  const fees = cart.feesCents > 0 ? [feesFields(cart, cart.lines.length + 1, facts)] : [];
  return [...lines, ...fees].flat();
}

function lineFields(line: ReturnedLine, number: number, currency: string, facts: OciFacts): readonly Pair[] {
  return [
    ...numbered(number, {
      DESCRIPTION: line.name,
      QUANTITY: String(line.quantity),
      UNIT: line.unit,
      ...priceOf(line),
      CURRENCY: currency,
      ...(line.leadDays === null ? {} : { LEADTIME: String(line.leadDays) }),
      VENDORMAT: line.itemId,
      MANUFACTCODE: line.brand,
      MANUFACTMAT: line.partNumber,
      MATGROUP: facts.defaultCode,
      EXT_PRODUCT_ID: line.itemId,
      EXT_QUOTE_ID: facts.sessionId.replaceAll('-', ''),
      EXT_QUOTE_ITEM: String(number),
      EXT_SCHEMA_TYPE: facts.classification,
      EXT_CATEGORY_ID: facts.defaultCode,
      ...(line.picture === '' ? {} : { ATTACHMENT: line.picture, ATTACHMENT_TITLE: line.name, ATTACHMENT_PURPOSE: 'C' }),
    }),
    // The only field whose number stands before its type, and whose length nobody limits.
    [`NEW_ITEM-LONGTEXT_${number}:132[]`, line.name],
  ];
}

const feesFields = ({ feesCents, feesWord, currency }: ReturnedCart, number: number, { defaultCode }: OciFacts): readonly Pair[] =>
  numbered(number, {
    DESCRIPTION: feesWord,
    QUANTITY: '1',
    UNIT: 'EA',
    ...priceOf({ netCents: feesCents, quantity: 1 }),
    CURRENCY: currency,
    VENDORMAT: 'DELIVERY',
    MATGROUP: defaultCode,
  });

/** A price has three places; one that needs more is that of all units of the line together. */
function priceOf(line: Pick<ReturnedLine, 'netCents' | 'quantity'>): { readonly PRICE: string; readonly PRICEUNIT: string } {
  const exact = exactUnitPrice(line, 3);
  if (exact !== null) return { PRICE: exact, PRICEUNIT: '1' };
  return { PRICE: unitPrice({ ...line, quantity: 1 }), PRICEUNIT: String(line.quantity) };
}

const numbered = (number: number, fields: Readonly<Partial<Record<Field, string>>>): readonly Pair[] =>
  (Object.keys(LENGTHS) as Field[]).flatMap((name) => {
    const value = fields[name] ?? ''; // own key: named by the type
    return value === '' ? [] : [[`NEW_ITEM-${name}[${number}]`, value.slice(0, LENGTHS[name])] as const];
  });
