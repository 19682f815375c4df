// What stands before a number in a search, and is no part of it: "SKU 246811", « article nº 246811 ».

const LABEL =
  /^(?:(?:sku|skus|item|items|product|part|model|article|art|artículo|produit|pièce|piece|modèle|modele|référence|reference|réf|ref|catalog|code|upc|ean|gtin|mpn|id|number|numbers|num|numéro|numero|no|nr|nº|n°|de|d['’])(?:[\s.:#]+|(?<=['’])|$)|#\s*)+/iu;

/** The number alone; null for a search without such a label. */
export function withoutNumberLabel(query: string): string | null {
  const rest = query.trim().replace(LABEL, '').trim();
  return rest === '' || rest === query.trim() || !/\d/.test(rest) ? null : rest;
}
