// All commands of staff, `npm run staff -- WHAT DO [FILE]`.
import { ACCOUNT_JOBS } from './staff-accounts.ts';
import { BASKET_JOBS } from './staff-baskets.ts';
import { CONTACT_JOBS } from './staff-contact.ts';
import { CONTENT_JOBS } from './staff-content.ts';
import { CONTRACT_JOBS } from './staff-contracts.ts';
import { EVENT_JOBS } from './staff-events.ts';
import { EXEMPTION_JOBS } from './staff-exemptions.ts';
import { EXPERIMENT_JOBS } from './staff-experiments.ts';
import { HOLIDAY_JOBS } from './staff-holidays.ts';
import type { StaffJob } from './staff-job.ts';
import { LEDGER_JOBS } from './staff-ledger.ts';
import { MAIL_JOBS } from './staff-mails.ts';
import { MARKETING_JOBS } from './staff-marketing.ts';
import { OPINION_JOBS } from './staff-opinions.ts';
import { ORDER_JOBS } from './staff-orders.ts';
import { RETURN_JOBS } from './staff-returns.ts';
import { REWARD_JOBS } from './staff-rewards.ts';
import { SIGN_ON_JOBS } from './staff-sign-on.ts';
import { STOCK_JOBS } from './staff-stock.ts';
import { TAX_JOBS } from './staff-taxes.ts';

/** By command: `stock import`. */
export const STAFF_JOBS: Readonly<Record<string, StaffJob>> = {
  ...ORDER_JOBS,
  ...RETURN_JOBS,
  ...LEDGER_JOBS,
  ...BASKET_JOBS,
  ...CONTACT_JOBS,
  ...MAIL_JOBS,
  ...STOCK_JOBS,
  ...HOLIDAY_JOBS,
  ...MARKETING_JOBS,
  ...CONTENT_JOBS,
  ...EVENT_JOBS,
  ...EXPERIMENT_JOBS,
  ...OPINION_JOBS,
  ...TAX_JOBS,
  ...EXEMPTION_JOBS,
  ...ACCOUNT_JOBS,
  ...CONTRACT_JOBS,
  ...REWARD_JOBS,
  ...SIGN_ON_JOBS,
};
