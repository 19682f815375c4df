// What the forms of the rewards page ask for: join, claim a purchase, choose categories, turn an offer or the renewal on or off, cancel. Each answers with its own words.
import { data, redirect } from 'react-router';
import type { Route } from './+types/rewards-page';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { membershipContract } from '#buying/membership/contract';
import type { rewardsContract } from '#buying/rewards/contract';
import type { ClaimAnswer } from '#buying/rewards/screen';
import { makePaths } from '#paths';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { MEMBERSHIP_ACTS_SHOWN } from './membership-acts.ts';

export async function rewardsAction(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const asked = textOf(form, 'act');
  const { refused, told, claim } = await answerOf(args, form, asked);
  if (refused !== null) return data(problemOf(refused, form, asked), { status: refused.status });
  // The drawer of another page stays there.
  if (textOf(form, 'stay') !== '') return data(asked === 'join' ? { joined: true as const } : { done: true as const });
  throw redirect(makePaths(args.context.get(pageVisit).locale).rewards({ told, ...(claim !== undefined && { claim }) }));
}

/** A claim keeps what was typed. */
function problemOf({ message, field }: Refusal, form: FormData, asked: string): ClaimAnswer {
  return asked === 'claim' ? { problem: message, field, claim: claimOf(form) } : { problem: message };
}

const claimOf = (form: FormData) => ({
  reference: textOf(form, 'reference', 60),
  boughtOn: textOf(form, 'boughtOn', 20),
  amount: textOf(form, 'amount', 20),
});

interface Answer {
  readonly refused: Refusal | null;
  /** What the page says was done, and with which claim. */
  readonly told: string;
  readonly claim?: string;
}

async function answerOf(args: Route.ActionArgs, form: FormData, asked: string): Promise<Answer> {
  const refusalOf = (reply: object): Refusal | null => (isRefusal(reply) ? reply : null);
  switch (asked) {
    case 'join':
      return { refused: refusalOf(await attempt<typeof rewardsContract>(args)('POST /api/rewards/join', { body: {} })), told: 'joined' };
    case 'claim': {
      const body = claimOf(form);
      return { refused: refusalOf(await attempt<typeof rewardsContract>(args)('POST /api/rewards/claims', { body })), told: 'claimed' };
    }
    case 'withdraw': {
      const body = { reference: textOf(form, 'reference', 40) };
      const reply = await attempt<typeof rewardsContract>(args)('POST /api/rewards/claims/withdrawal', { body });
      return { refused: refusalOf(reply), told: 'withdrawn', claim: body.reference };
    }
    case 'bonus': {
      const categories = form.getAll('category').flatMap((one) => (typeof one === 'string' ? [one.slice(0, 60)] : []));
      const body = { categories: categories.slice(0, 20) };
      return { refused: refusalOf(await attempt<typeof rewardsContract>(args)('POST /api/rewards/bonus', { body })), told: asked };
    }
    case 'offerOn':
    case 'offerOff': {
      const body = { code: textOf(form, 'offer').slice(0, 40), isOn: asked === 'offerOn' };
      return { refused: refusalOf(await attempt<typeof rewardsContract>(args)('POST /api/rewards/offers', { body })), told: asked };
    }
    default: {
      const act = MEMBERSHIP_ACTS_SHOWN.find((one) => one === asked) ?? 'turnOff';
      const body = { act, terms: textOf(form, 'terms').slice(0, 1_000) };
      const reply = await attempt<typeof membershipContract>(args)('POST /api/membership/act', { body });
      return isRefusal(reply) ? { refused: reply, told: '' } : { refused: null, told: reply.isRefunded ? 'refunded' : act };
    }
  }
}
