// The lines of an order as its approvers see them, whatever becomes of prices and contracts meanwhile.
import type { SubmittedOrder } from '#buying/placing/server';
import { isService } from '#goods/catalog/rules';
import type { Catalog } from '#goods/catalog/server';
import type { ContractTerms } from '#goods/pricing/server';
import type { ApprovalLine } from './approval-rows.ts';

/** Only goods can be off contract, and only where anything is agreed. */
export function linesOf(
  { draft, priced, visit }: SubmittedOrder,
  catalog: Pick<Catalog, 'get'>,
  terms: Pick<ContractTerms, 'hasPrices'>,
): readonly ApprovalLine[] {
  const prices = new Map(priced.lines.map(({ line, price }) => [line.cartItemId, price]));
  const hasContract = terms.hasPrices(visit.site.currency);
  return draft.lines.map((line) => {
    const { lineNo, itemId, partNumber, customerSku, title, qty, unitPrice, budgetCenter, purchaseOrder, custom } = line;
    const price = prices.get(line.cartItemId);
    const onContract = price?.source === 'contract';
    const kind = catalog.get(itemId)?.kind;
    return {
      lineNo,
      itemId,
      partNumber,
      customerSku,
      title,
      qty,
      kept: qty,
      unitPrice,
      budgetCenter,
      purchaseOrder,
      custom,
      onContract,
      net: line.gross - line.itemDiscount - line.basketDiscount,
      offContract: !onContract && hasContract && kind !== undefined && !isService(kind),
      contract: price?.contract?.name ?? '',
    };
  });
}
