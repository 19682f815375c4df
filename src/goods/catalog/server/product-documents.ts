// The documents of a product: listed on its page, and generated as PDF on demand with a short cache.
import type { FastifyInstance } from 'fastify';
import { ownDocument, ownDocumentAddress, type DocumentRecord, type ProductFacts } from '#goods/catalog/rules';
import type { ProductDetail } from '#goods/catalog/contract';
import { languageName } from '#base/locale/rules';
import { refuse } from '#base/outcome/rules';
import type { Queries } from '#platform/db';
import { API_HEADERS } from '#platform/protective-headers';
import { makeRecentlyUsed } from '#platform/recently-used';
import { sendRefusal } from '#platform/refusals';
import type { Contracts } from '#goods/pricing/server';
import type { Catalog } from './catalog.ts';
import { CONTENT_BY_ID } from './catalog-queries.ts';
import { catalogView, type CatalogView } from './catalog-view.ts';
import { productPaper } from './product-paper.ts';
import { isSoundContent } from './row-shapes.ts';

type Shown = ProductDetail['documents'][number];

/** Documents in the reader's language first; the others keep the order of the record. */
export function shownDocuments(documents: readonly DocumentRecord[], { copyLocale, locale, paths, say }: CatalogView): Shown[] {
  const own = copyLocale.slice(0, 2);
  const isOwn = ({ language }: DocumentRecord): boolean => language.startsWith(own);
  return [...documents.filter(isOwn), ...documents.filter((document) => !isOwn(document))].map(({ kind, title, address, language }) => ({
    title: title[locale] ?? title['en-US'],
    kind: say(`server.document.${kind}`),
    language: languageName(language, copyLocale),
    lang: language,
    href: ownDocument(address) === undefined ? address : paths.productDocument(address),
  }));
}

/** Most cached PDFs, about 40 kB each. */
const MOST_PAPERS = 100;

export interface ProductDocumentDeps {
  readonly db: Queries;
  readonly catalog: Catalog;
  readonly contracts: Contracts;
}

/** Whoever sees a product may read its documents, if its record names them. */
export function serveProductDocuments(app: FastifyInstance, { db, catalog, contracts }: ProductDocumentDeps): void {
  const kept = makeRecentlyUsed<{ readonly of: ProductFacts; readonly paper: Promise<Buffer | undefined> }>(MOST_PAPERS);
  const paperOf = (product: ProductFacts, address: string): Promise<Buffer | undefined> => {
    const make = () => ({ of: product, paper: madePaper(product, address, db) });
    const known = kept.of(address, make);
    // A changed product is a new object, so its old PDF is dropped.
    if (known.of !== product) kept.delete(address);
    const { paper } = known.of === product ? known : kept.of(address, make);
    paper.catch(() => kept.delete(address));
    return paper;
  };
  app.get<{ Params: { itemId: string; file: string } }>(
    '/product-documents/:itemId/:file',
    { config: { access: 'shopper' } },
    async ({ params, visit }, reply) => {
      const view = await catalogView(visit, contracts);
      const asked = ownDocument(`/product-documents/${encodeURIComponent(params.itemId)}/${params.file}`);
      const product = catalog.get(params.itemId);
      const isShown = asked !== undefined && product !== undefined && view.isShown(product);
      const paper = isShown ? await paperOf(product, ownDocumentAddress(asked)) : undefined;
      if (paper === undefined) return sendRefusal(reply, refuse(404, 'NOT_FOUND', view.say('server.noSuchDocument')));
      return reply
        .headers(API_HEADERS)
        .type('application/pdf')
        .header('content-disposition', `inline; filename="inkwell-${params.file}"`)
        .send(paper);
    },
  );
}

async function madePaper(product: ProductFacts, address: string, db: Queries): Promise<Buffer | undefined> {
  const found = await db.maybe(CONTENT_BY_ID, [product.itemId]);
  const asked = ownDocument(address);
  if (found === undefined || !isSoundContent(found)) return undefined;
  const document = found.documents.find((one) => one.address === address);
  if (document === undefined || asked === undefined) return undefined;
  return productPaper({ product, document, asked, content: found.content });
}
