// What approvals need from others.
import type { Submission, Verdict } from '#buying/approval-rules/rules';
import type { Settling, WaitingOrders } from '#buying/orders/server';
import type { PaymentProvider } from '#buying/payment/server';
import type { Catalog } from '#goods/catalog/server';
import type { StoreRecord } from '#goods/catalog/rules';
import type { Supply } from '#goods/delivery/server';
import type { Contracts } from '#goods/pricing/server';
import type { Inventory } from '#goods/inventory/server';
import type { Db, Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs } from '#platform/jobs';
import type { Mailer } from '#platform/mail';

/** Asks the organization's rules about an order that would be placed now. */
export type JudgeOrder = (on: Queries, accountNumber: string, submission: Submission, now: Date) => Promise<Verdict>;

export interface ApprovalsDeps {
  readonly db: Db;
  readonly hosts: Hosts;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly mailer: Mailer;
  readonly orders: WaitingOrders;
  readonly settling: Pick<Settling, 'pay'>;
  readonly provider: Pick<PaymentProvider, 'keepCard'>;
  readonly inventory: Pick<Inventory, 'availableAt' | 'shortages'>;
  readonly judgeOrder: JudgeOrder;
  readonly catalog: Pick<Catalog, 'get' | 'categories'>;
  readonly contracts: Pick<Contracts, 'of'>;
  readonly supply: Pick<Supply, 'to'>;
  readonly store: (storeNumber: string) => StoreRecord | undefined;
}
