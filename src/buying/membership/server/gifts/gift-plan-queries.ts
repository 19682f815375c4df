// SQL of what a giver said before they paid.
import type { GiftWishes } from '#buying/membership/rules';
import { statement } from '#platform/db';

interface PlanRow extends GiftWishes {
  readonly cartId: string;
  readonly giverId: string;
  readonly now: Date;
}
export const WRITE_PLAN = statement<unknown, PlanRow>(
  'membership_gift_plan_write',
  (
    p,
  ) => `insert into membership_gift_plan (cart_id, giver_id, giver_name, recipient_name, recipient_email, recipient_locale, message, send_on, made_at)
   values (${p.cartId}, ${p.giverId}, ${p.giverName}, ${p.recipientName}, ${p.recipientEmail}, ${p.recipientLocale}, ${p.message}, ${p.sendOn}, ${p.now})`,
);
/** Takes the plan of a cart away. */
export const TAKE_PLAN = statement<GiftWishes>(
  'membership_gift_plan_take',
  `delete from membership_gift_plan where cart_id = $1 and giver_id = $2 returning giver_name as "giverName", recipient_name as "recipientName",
     recipient_email as "recipientEmail", recipient_locale as "recipientLocale", message, send_on::text as "sendOn"`,
);
export const FORGET_PLANS = statement<unknown>('membership_gift_plans_forget', 'delete from membership_gift_plan where made_at < $1');
