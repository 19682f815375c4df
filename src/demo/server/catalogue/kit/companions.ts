// Accessories and alternates of a product whose own line does not name any.
import type { CatalogRecord } from '#goods/catalog/rules';

/** Goods that buyers of a category also need. */
const ACCESSORIES: Readonly<Record<string, readonly string[]>> = {
  appliances: ['710529', '710040', '710501'],
  binders: ['276301', '276401', '246814'],
  bookcases: ['282112', '276609', '950112'],
  calculators: ['256104', '613510'],
  coffee: ['710501', '710211', '710201'],
  'copy-paper': ['287104', '276011', '275510'],
  desks: ['520705', '524101', '282110', '613405'],
  'dry-erase-markers': ['311313', '311314', '523403'],
  'easel-pads': ['311210', '311212'],
  'file-cabinets': ['276101', '276011', '276124'],
  'fountain-pens': ['310405', '310407', '253002'],
  'gel-pens': ['310855', '253001'],
  headsets: ['613301', '610511', '612401'],
  'keyboards-mice': ['611118', '613502', '611119'],
  'label-makers': ['615211', '615221', '613504'],
  laminators: ['616211', '616212', '281751'],
  'laptops-tablets': ['612411', '611112', '618101', '618201'],
  'mechanical-pencils': ['312251', '312301'],
  monitors: ['612108', '613232', '612110'],
  'office-chairs': ['520701', '520713', '520711'],
  printers: ['246810', '613221', '255104'],
  projectors: ['613234', '612305', '612304'],
  'shipping-boxes': ['781201', '781301', '781421'],
  shredders: ['616107', '616108'],
  staplers: ['287201', '287301', '900037'],
  tea: ['710215', '710501', '710606'],
  'trash-cans': ['722101', '722103'],
  'water-juice': ['710508', '710501'],
  whiteboards: ['311302', '311314', '311313'],
};

const KINDS: readonly string[] = ['ordinary', 'skuSet', 'directFurniture'];
const SENTINEL = /^900/;

const priceOf = ({ prices }: CatalogRecord): number => prices.USD?.sale ?? prices.USD?.base ?? 0;
const colorOf = ({ facets }: CatalogRecord): string => facets?.['color']?.['en-US'] ?? '';

/** Whether `other` can be offered as a companion at all. */
function isOffer({ itemId, kind, status, comingSoon, preOrder, inStoreOnly, wholesaler, healthCare }: CatalogRecord): boolean {
  return (
    KINDS.includes(kind) &&
    status === undefined &&
    !SENTINEL.test(itemId) &&
    !comingSoon &&
    !preOrder &&
    !inStoreOnly &&
    !wholesaler &&
    !healthCare
  );
}

/** The difference of two goods of one category: 0 is the same price, colour, unit and maker. Cartridges must fit the same printer. */
function distance(one: CatalogRecord, other: CatalogRecord): number {
  if (one.fits && !one.fits.some((model) => other.fits?.includes(model))) return Infinity;
  const wrongInk = one.fits !== undefined && colorOf(one) !== colorOf(other);
  const unit = one.text['en-US'].unitName === other.text['en-US'].unitName ? 0 : 0.8;
  return (
    Math.abs(Math.log(priceOf(one) / priceOf(other))) +
    unit +
    (wrongInk ? 2 : colorOf(one) === colorOf(other) ? 0 : 0.15) +
    (one.picture?.type === other.picture?.type ? 0 : 0.6) +
    (one.brand === other.brand ? 0 : 0.1)
  );
}

const FAR = 0.95;

function alternatesOf(product: CatalogRecord, shelf: readonly CatalogRecord[]): readonly string[] {
  return shelf
    .filter((other) => other !== product && isOffer(other))
    .map((other) => ({ other, far: distance(product, other) }))
    .filter(({ far }) => far < FAR)
    .toSorted((a, b) => a.far - b.far || a.other.itemId.localeCompare(b.other.itemId))
    .slice(0, 3)
    .map(({ other }) => other.itemId);
}

/** The same products with alternates and accessories added. Items that show a rule stay unchanged. */
export function withCompanions(products: readonly CatalogRecord[]): CatalogRecord[] {
  const shelves = Map.groupBy(products, ({ categoryId }) => categoryId);
  return products.map((product) => {
    if (SENTINEL.test(product.itemId) || !KINDS.includes(product.kind)) return product;
    const alternates = product.alternates ?? alternatesOf(product, shelves.get(product.categoryId) ?? []);
    const accessories = product.accessories ?? (ACCESSORIES[product.categoryId] ?? []).filter((id) => id !== product.itemId);
    return { ...product, ...(alternates.length > 0 && { alternates }), ...(accessories.length > 0 && { accessories }) };
  });
}
