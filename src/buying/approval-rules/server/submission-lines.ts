// The lines of an order as the rules look at them: with brand, categories and what the organization agreed about each item.
import type { Currency } from '#base/money/rules';
import type { SubmittedLine } from '#buying/approval-rules/rules';
import { isService } from '#goods/catalog/rules';
import type { Catalog } from '#goods/catalog/server';
import type { ContractTerms } from '#goods/pricing/server';

export interface LineToJudge {
  readonly lineNo: number;
  readonly itemId: string;
  readonly title: string;
  readonly qty: number;
  /** After discounts, before tax. */
  readonly totalCents: number;
}

export interface LineFacts {
  readonly catalog: Pick<Catalog, 'get' | 'categories'>;
  /** Of the organization. */
  readonly terms: Pick<ContractTerms, 'agreed' | 'isBlocked' | 'offContract'>;
  readonly currency: Currency;
}

/** An item that the shop no longer has belongs to no brand and no category. */
export function linesToJudge(lines: readonly LineToJudge[], { catalog, terms, currency }: LineFacts): SubmittedLine[] {
  return lines.map((line) => {
    const product = catalog.get(line.itemId);
    return {
      ...line,
      brand: product?.brand ?? '',
      categoryIds: product === undefined ? [] : catalog.categories.path(product.categoryId).map(({ id }) => id),
      onContract: product !== undefined && (isService(product.kind) || terms.agreed(product, currency) !== undefined),
      isBlocked: terms.isBlocked(line.itemId),
    };
  });
}
