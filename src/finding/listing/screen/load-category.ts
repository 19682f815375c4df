import { loadContent, slotOf, type SlotContent } from '#finding/banners/screen';
import type { listingContract } from '#finding/listing/contract';
import { listingWords } from '#finding/listing/words';
import type { Locale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { carriedInParts, type Packed } from '#ui/page/packed';
import { ask, pageVisit, type ReplyOf, type WithContext } from '#ui/page/page-visit';
import { loadListing } from './load-listing.ts';
import { isPastEnd, type ShownListing } from './listing-view-model.ts';

type Category = ReplyOf<(typeof listingContract)['GET /api/category/:id']>;

export interface CategoryPageData {
  readonly kind: 'category';
  readonly slug: string;
  readonly address: string;
  readonly description: string;
  readonly category: Pick<Category, 'id' | 'name' | 'intro' | 'children'>;
  readonly crumbs: Category['crumbs'];
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
  readonly listing: Packed<ShownListing>;
  readonly isPastEnd: boolean;
  /** What content shows above the list. */
  readonly ad: SlotContent;
}

/** Everything a category's page shows; throws 404 for an unknown category. */
export async function loadCategory(args: WithContext & { readonly request: Request }, id: string): Promise<CategoryPageData> {
  const { locale, copyLocale, carry } = args.context.get(pageVisit);
  const asking = ask<typeof listingContract>(args);
  const { searchParams } = new URL(args.request.url);
  const [category, listing, content] = await Promise.all([
    asking('GET /api/category/:id', { params: { id } }),
    loadListing(searchParams, (query) => asking('POST /api/listing', { body: { ...query, categoryId: id } })),
    loadContent(args, ['adSlot'], { category: id }),
  ]);
  const { name, slug, intro, children, crumbs, alternateHrefs } = category;
  const address = makePaths(locale).category(slug, id);
  return {
    kind: 'category',
    slug,
    address,
    description: intro ?? sayer(listingWords, copyLocale)('server.categoryDescription', { name }),
    category: { id, name, intro, children },
    // The last crumb is this category, which the title already names.
    crumbs: crumbs.filter(({ href }) => href !== address),
    alternates: alternateHrefs,
    listing: carriedInParts(listing, carry),
    isPastEnd: isPastEnd(listing),
    ad: slotOf(content, 'adSlot'),
  };
}
