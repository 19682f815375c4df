// An order that somebody has to approve: written with its prices, its budgets and its purchase order held, without stock and without money (B2B-3).
import { couponUserOf } from '#buying/checkout/rules';
import { WRITE_DRAFT, WRITE_FIRST_DRAFT } from '#buying/orders/server';
import { failed } from '#base/outcome/rules';
import type { StockColumns } from '#goods/inventory/server';
import type { Transaction } from '#platform/db';
import { draftValues, type DraftRow } from './draft-values.ts';
import { answer, type Prepared } from './earlier-answer.ts';
import type { PreparingDeps } from './prepare-draft.ts';
import { isVendor } from './preview-approval.ts';
import type { JudgedDraft } from './judge-draft.ts';
import type { DraftFunds } from './draft-funds.ts';
import { holdsOf, nameOf, type DraftWrite } from './write-draft.ts';

const NOTHING_TAKEN: StockColumns = [[], [], []];

export async function sendForApproval(
  tx: Transaction,
  { inventory, coupons, approvals }: Pick<PreparingDeps, 'inventory' | 'coupons' | 'approvals'>,
  row: Omit<DraftRow, 'taken'> & JudgedDraft & { readonly funds: DraftFunds },
  { isFirst, entered }: DraftWrite,
): Promise<Prepared> {
  const { orderNumber, shopper, visit, priced, entries, draft, verdict } = row;
  if (verdict.outcome === 'nobody') return answer(failed({ code: 'NOBODY_APPROVES' }));
  if (isVendor(entries)) return answer(failed({ code: 'APPROVAL_PAYMENT' }));
  await tx.run(isFirst ? WRITE_FIRST_DRAFT : WRITE_DRAFT, draftValues({ ...row, taken: NOTHING_TAKEN }));
  const codes = draft.amounts.coupons.map(({ code }) => code);
  if (codes.length > 0) await coupons.use(tx, codes, orderNumber, couponUserOf(entered, shopper));
  await Promise.all(holdsOf(tx, { orderNumber, replaces: row.replaces, by: nameOf(shopper) }, row.funds, visit.now));
  // What checkout held for ten minutes is free again.
  await inventory.hold(tx, [], { cartId: priced.cart.cartId, ownerId: shopper.shopperId }, visit.now);
  await approvals.submit(tx, row);
  return { kind: 'waiting', orderNumber };
}
