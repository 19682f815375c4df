// Documents of demo products: a guide for goods that need assembly, an information sheet for cleaning products.
import { ownDocumentAddress, type CatalogRecord, type DocumentRecord, type OwnDocumentKind } from '#goods/catalog/rules';

const TITLES = {
  assemblyGuide: { 'en-US': 'Assembly guide', 'fr-CA': 'Guide d’assemblage' },
  informationSheet: { 'en-US': 'Product information and safe handling', 'fr-CA': 'Fiche du produit et précautions d’emploi' },
} as const satisfies Record<OwnDocumentKind, DocumentRecord['title']>;

/** Categories of products with a warning label. */
const HANDLED_WITH_CARE = ['cleaners', 'wipes', 'soap-sanitizer'];
/** Assembly services. */
const ASSEMBLY = '950201';

function kindOf({ categoryId, kind, services = [] }: CatalogRecord): OwnDocumentKind | undefined {
  if (services.includes(ASSEMBLY)) return 'assemblyGuide';
  return kind === 'ordinary' && HANDLED_WITH_CARE.includes(categoryId) ? 'informationSheet' : undefined;
}

/** The same products with their documents, in both languages. */
export function withDocuments(products: readonly CatalogRecord[]): CatalogRecord[] {
  return products.map((product) => {
    const kind = kindOf(product);
    if (kind === undefined) return product;
    const { itemId } = product;
    const documents = (['en', 'fr'] as const).map((language) => ({
      kind,
      title: TITLES[kind],
      address: ownDocumentAddress({ itemId, kind, language }),
      language,
    }));
    return { ...product, documents };
  });
}
