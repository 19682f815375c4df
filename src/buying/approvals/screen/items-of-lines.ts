// An order's goods as they are put into the cart again.
import type { ApprovalLineView } from '#buying/approvals/contract';

type Line = Pick<ApprovalLineView, 'itemId' | 'qty' | 'customization'>;

/** What tells an order's goods apart: another customization counts as another item. */
export const keyOfLine = ({ itemId, customization }: Pick<Line, 'itemId' | 'customization'>): string =>
  customization?.customSkuCode ?? itemId;

/** The units of each item over its lines. */
export function itemsOf(lines: readonly Line[]) {
  const groups = Map.groupBy(lines, keyOfLine);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { itemId, customization } = first;
    return [{ itemId, qty: same.reduce((sum, { qty }) => sum + qty, 0), ...(customization && { customization }) }];
  });
}
