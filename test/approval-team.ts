// An organization with a buyer (dana), an approver (priya) and a rule that asks people about orders, for tests of approvals.
import { ruleFor } from '#buying/approvals/fixtures';
import { organization, type Organization } from './organization.ts';
import type { Browser, TestShop } from './shop.ts';

export interface ApprovalTeam extends Organization {
  readonly account: string;
  readonly dana: Browser;
  readonly priya: Browser;
}

export async function approvalTeam(
  shop: TestShop,
  name: string,
  { over = 0, steps = [['priya']] }: { over?: number; steps?: string[][] } = {},
): Promise<ApprovalTeam> {
  const firm = await organization(shop, name);
  const [dana, priya] = [await firm.colleague('dana'), await firm.colleague('priya', 'approver')];
  const { rows } = await shop.db.raw('select account_number from profile where email = $1', [firm.mailOf('ruth')]);
  const account = String(rows[0]?.['account_number']);
  const ids = await Promise.all(steps.map((people) => Promise.all(people.map((person) => firm.idOf(person)))));
  await ruleFor(shop, account, { over, steps: ids });
  return { ...firm, account, dana, priya };
}
