// Fills an empty database with a catalogue: categories, stores, products with stock, contracts. A second start finds it there.
import type { ContractRecord } from '#goods/pricing/rules';
import type { CatalogRecord, CategoryRecord, StoreRecord } from '#goods/catalog/rules';
import { countProducts, writeCategories, writePlacements, writeProducts } from '#goods/catalog/server';
import { isPartnerPoint } from '#goods/delivery/rules';
import { stockAmounts } from '#goods/inventory/rules';
import { writeStock } from '#goods/inventory/server';
import type { Db } from '#platform/db';
import { writeContracts } from '#goods/pricing/server';
import type { Coupon } from '#goods/promotions/rules';
import { demoCoupons, writeCoupons } from '#goods/promotions/server';
import { importQuestions, type ImportedQuestion } from '#finding/questions/server';
import type { Sponsorship } from '#finding/recommendations/rules';
import { insertSponsorships, writeBaskets, type BoughtBasket } from '#finding/recommendations/server';
import { importReviews, type ImportedReview } from '#finding/reviews/server';
import { writeStores } from '#goods/stores/server';

export interface CatalogueData {
  readonly categories: readonly CategoryRecord[];
  readonly products: readonly CatalogRecord[];
  readonly stores: readonly StoreRecord[];
  readonly contracts: readonly ContractRecord[];
  readonly coupons?: readonly Coupon[];
  /** What was bought together before: what recommendations are learnt from. */
  readonly baskets?: readonly BoughtBasket[];
  readonly reviews?: readonly ImportedReview[];
  readonly sponsorships?: readonly Sponsorship[];
  readonly questions?: readonly ImportedQuestion[];
  /** Item numbers for the home page, in order. */
  readonly placements: { readonly deals: readonly string[]; readonly bestSellers: readonly string[] };
}

const BATCH = 500;

/** Loads `data` unless there are products already; `report` is told how far it is. Returns how many products were written. */
export async function loadCatalogue(
  db: Db,
  {
    categories,
    products,
    stores,
    contracts,
    coupons = [],
    baskets = [],
    reviews = [],
    questions = [],
    sponsorships = [],
    placements,
  }: CatalogueData,
  report: (line: string) => void,
): Promise<number> {
  if ((await countProducts(db)) > 0) return 0;
  const storeNumbers = stores.filter((store) => !isPartnerPoint(store)).map(({ storeNumber }) => storeNumber);
  // All or nothing: a start that is interrupted here begins again.
  await db.transaction(async (tx) => {
    await writeStores(tx, stores);
    await writeCategories(tx, categories);
    for (let at = 0; at < products.length; at += BATCH) {
      const batch = products.slice(at, at + BATCH);
      await writeProducts(tx, batch);
      await writeStock(
        tx,
        batch.flatMap((record) => stockAmounts(record, storeNumbers)),
        'whereNew',
      );
      report(`Demo catalogue: ${Math.min(at + BATCH, products.length)} of ${products.length} products`);
    }
    await writeContracts(tx, contracts);
    await writeCoupons(tx, coupons);
    await writePlacements(tx, placements);
    await insertSponsorships(tx, sponsorships);
    await writeBaskets(tx, baskets);
    await importReviews(tx, reviews);
    await importQuestions(tx, questions);
  });
  return products.length;
}

/** The demo's own catalogue, at the first start; later ones do not even read its files. */
export async function loadDemoCatalogue(db: Db, report: (line: string) => void): Promise<number> {
  if ((await countProducts(db)) > 0) return 0;
  const {
    demoCategories,
    demoContracts,
    demoPartnerPoints,
    demoProducts,
    demoStores,
    exampleBaskets,
    exampleQuestions,
    exampleReviews,
    featured,
    withHolidayHours,
  } = await import('./catalogue/index.ts');
  const today = new Date().toISOString().slice(0, 10);
  const years = [0, 1, 2].map((ahead) => Number(today.slice(0, 4)) + ahead);
  return loadCatalogue(
    db,
    {
      categories: demoCategories,
      products: demoProducts,
      stores: [...demoStores, ...demoPartnerPoints].map((store) => withHolidayHours(store, years)),
      contracts: demoContracts,
      coupons: demoCoupons(today),
      placements: { deals: featured.deals, bestSellers: featured.bestSellers },
      baskets: exampleBaskets(demoProducts, new Date()),
      sponsorships: featured.sponsored,
      reviews: exampleReviews(new Date()),
      questions: exampleQuestions(new Date()),
    },
    report,
  );
}
