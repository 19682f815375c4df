// Form actions for reward money: apply an amount, or none (PAY-1, RWD-1).
import { redirect } from 'react-router';
import type { checkoutContract } from '#buying/checkout/contract';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { pathsOf } from './checkout-paths.ts';
import { paymentWords } from '#buying/payment/words';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { stay } from './step-answer.ts';

/** The field with the typed amount. */
export const REWARDS_FIELD = 'rewardAmount';

export async function applyRewards(args: Parameters<typeof attempt>[0], typed: string) {
  const { copyLocale } = args.context.get(pageVisit);
  const amount = amountOf(typed);
  if (amount === null)
    return stay(
      {
        message: '',
        errors: [{ field: 'rewards', code: 'REWARDS_AMOUNT_INVALID', message: sayer(paymentWords, copyLocale)('rewardsWrong') }],
      },
      422,
    );
  const reply = await attempt<typeof checkoutContract>(args)('POST /cc/api/checkout/default/rewards', { body: { amount } });
  if (isRefusal(reply)) return stay({ message: reply.message, errors: [] }, reply.status);
  if (reply.errors.length > 0) return stay({ message: '', errors: reply.errors }, 422);
  throw redirect(pathsOf(args).checkout('payment'));
}

/** "12.50", "12,50 $" or "$12": a point or a comma before the cents. */
function amountOf(typed: string): number | null {
  const text = typed.replaceAll(/[\s$]/gu, '').replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
