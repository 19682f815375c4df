// Which columns of a table hold number and quantity, by their heads: in the words of this shop, of ERPs and of other shops, in its languages (ATC-6).

export interface Head {
  readonly number: number;
  /** -1 in a table without quantities. */
  readonly qty: number;
}

const CODE = '(?:number|numbers|numero|num|no|nbr|nr|code|codigo|id|ref|reference|referencia)';
const THING =
  '(?:item|items|article|articles|articulo|product|produit|producto|part|piece|pieza|stock|catalog|catalogue|material|materiel|model|modele|variant|vendor|supplier|fournisseur|proveedor|mfr|mfg|manufacturer|fabricant)';

/** Heads of numbers, the surest first. The shop's own number is what a buyer’s ERP calls the supplier’s. */
const NUMBERS: readonly RegExp[] = [
  /\b(?:vendor|supplier|fournisseur|proveedor)\b.*\b(?:part|item|article|product|produit|sku|code|number|numero|no)\b/,
  /\bsku\b/,
  new RegExp(`^(?:${CODE} (?:d |de |del |du |of )?)?${THING}(?: ${THING})* ${CODE}\\b|^${CODE} (?:d |de |del |du |of )?${THING}\\b`),
  /\b(?:upc|ean|gtin)\b|^(?:reference|referencia|ref|model|modele|material|catalog|catalogue|asin)$/,
  /^(?:items?|articles?|articulos?|products?|produits?|productos?|parts?|pieces?)$/,
  new RegExp(`^${CODE}$`),
];
/** The buyer's own words about the same row. */
const NOT_NUMBERS =
  /\b(?:desc|description|descripcion|name|nom|title|titre|titulo|price|prix|precio|total|amount|montant|category|categorie|categoria|type|status|statut|date|qty|qte|quantity|quantite|cantidad|uom|url|image|line|ligne|linea|row|pos|order|commande|invoice|facture|customer|client|cliente|account)\b/;

const QTY = '(?:qty|qte|qtee|quantity|quantities|quantite|quantites|cantidad|cant|qnty|quant)';
const ORDERED =
  '(?:order|ordered|orders|commande|commandee|commandees|requested|required|req|demandee|needed|pedida|pedido|solicitada|buy|reorder)';
const QUANTITIES: readonly RegExp[] = [
  new RegExp(`^(?:${ORDERED} ${QTY}|${QTY} (?:to )?${ORDERED})\\b`),
  new RegExp(`^${QTY}$`),
  new RegExp(`\\b${QTY}\\b`),
  /^(?:count|units?|unites?|unidades|pieces|pcs|nb|nbre|ea|order|commande)$/,
];
const NOT_QUANTITIES =
  /\b(?:hand|available|disponible|stock|inventory|backorder|backordered|shipped|expediee|received|recue|invoiced|facturee|cancelled|annulee|remaining|restante|min|minimum|max|maximum|per|par|pack|case|price|prix|precio|uom|measure|fulfillable|returned|refunded)\b/;

/** The columns of a head row; null for a row of goods. */
export function headOf(cells: readonly string[]): Head | null {
  // A number or an amount stands in no head.
  if (cells.some((cell) => /^[\s$€]*\d[\d.,\s]*$/.test(cell))) return null;
  const words = cells.map(plainWords);
  const number = best(words, NUMBERS, NOT_NUMBERS);
  const qty = best(words, QUANTITIES, NOT_QUANTITIES);
  if (number.at === -1 || (qty.at === -1 && number.rank > SURE)) return null;
  return { number: number.at, qty: qty.at };
}

/** A head of this rank or a better one is a head without a column of quantities too. */
const SURE = 2;

function best(words: readonly string[], ranks: readonly RegExp[], not: RegExp): { readonly at: number; readonly rank: number } {
  for (const [rank, pattern] of ranks.entries()) {
    const at = words.findIndex((head) => pattern.test(head) && (!not.test(head) || (rank < 2 && /\bsku\b/.test(head))));
    if (at >= 0) return { at, rank };
  }
  return { at: -1, rank: ranks.length };
}

/** "N° d’article" → "no d article", "Item #" → "item number", "Lineitem_quantity" → "lineitem quantity" */
function plainWords(head: string): string {
  return head
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[°º]/g, 'o ')
    .replaceAll('#', ' number ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}
