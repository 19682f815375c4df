// Loads a catalogue into an empty database: categories, stores, products with stock, contracts. A second start changes nothing.
import type { Piece } from '#around/content-pieces/rules';
import { insertContent } from '#around/content-pieces/server';
import { shopDay } from '#base/site/rules';
import { NOTHING_AGREED, type ContractRecord, type ContractState } from '#goods/pricing/rules';
import type { CatalogRecord, CategoryRecord, StoreRecord } from '#goods/catalog/rules';
import { countProducts, writeCategories, writePlacements, writeProducts } from '#goods/catalog/server';
import { isPartnerPoint } from '#goods/delivery/rules';
import { stockAmounts, type StockSheetRow } from '#goods/inventory/rules';
import { writeStock, writeStockRows } from '#goods/inventory/server';
import type { Db } from '#platform/db';
import { writeContracts, writeContractState } from '#goods/pricing/server';
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
  /** Contracts with a name. */
  readonly agreements?: ContractState;
  readonly coupons?: readonly Coupon[];
  /** Example orders, from which recommendations learn. */
  readonly baskets?: readonly BoughtBasket[];
  readonly reviews?: readonly ImportedReview[];
  readonly sponsorships?: readonly Sponsorship[];
  readonly questions?: readonly ImportedQuestion[];
  /** Stock that is counted by hand or on its way. */
  readonly supplies?: readonly StockSheetRow[];
  /** Banners and landing pages. */
  readonly content?: readonly Piece[];
  /** Item numbers for the home page, in order. */
  readonly placements: { readonly deals: readonly string[]; readonly bestSellers: readonly string[] };
}

const BATCH = 500;

/** Loads `data` unless there are products already, and reports its progress. Returns how many products were written. */
export async function loadCatalogue(
  db: Db,
  {
    categories,
    products,
    stores,
    contracts,
    agreements = NOTHING_AGREED,
    coupons = [],
    baskets = [],
    reviews = [],
    questions = [],
    supplies = [],
    sponsorships = [],
    content = [],
    placements,
  }: CatalogueData,
  report: (line: string) => void,
): Promise<number> {
  if ((await countProducts(db)) > 0) return 0;
  const storeNumbers = stores.filter((store) => !isPartnerPoint(store)).map(({ storeNumber }) => storeNumber);
  // One transaction, so that an interrupted start begins again.
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
    await writeStockRows(tx, supplies, 'demo');
    await writeContracts(tx, contracts);
    await writeContractState(tx, NOTHING_AGREED, agreements);
    await writeCoupons(tx, coupons);
    await writePlacements(tx, placements);
    await insertSponsorships(tx, sponsorships);
    await writeBaskets(tx, baskets);
    await importReviews(tx, reviews);
    await importQuestions(tx, questions);
    await insertContent(tx, content, { by: 'demo', now: new Date() });
  });
  return products.length;
}

/** The demo's own catalogue, at the first start only; later starts do not even load its files. */
export async function loadDemoCatalogue(db: Db, report: (line: string) => void): Promise<number> {
  if ((await countProducts(db)) > 0) return 0;
  const {
    demoAgreements,
    demoCategories,
    demoContracts,
    demoPartnerPoints,
    demoProducts,
    demoStores,
    demoSupplies,
    exampleBaskets,
    exampleContent,
    exampleQuestions,
    exampleReviews,
    featured,
    withHolidayHours,
  } = await import('./catalogue/index.ts');
  const today = shopDay(new Date());
  const years = [0, 1, 2].map((ahead) => Number(today.slice(0, 4)) + ahead);
  return loadCatalogue(
    db,
    {
      categories: demoCategories,
      products: demoProducts,
      stores: [...demoStores, ...demoPartnerPoints].map((store) => withHolidayHours(store, years)),
      contracts: demoContracts,
      agreements: demoAgreements(today),
      coupons: demoCoupons(today),
      placements: { deals: featured.deals, bestSellers: featured.bestSellers },
      baskets: exampleBaskets(demoProducts, new Date()),
      sponsorships: featured.sponsored,
      content: exampleContent,
      reviews: exampleReviews(new Date()),
      questions: exampleQuestions(new Date()),
      supplies: demoSupplies(today),
    },
    report,
  );
}
