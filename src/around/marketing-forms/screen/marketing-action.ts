// Sends a marketing form, from the page and from the drawer (RWD-3). The server decides where it leads: only addresses of this site.
import { redirect } from 'react-router';
import type { Route } from './+types/marketing-form-page';
import type { marketingFormsContract } from '#around/marketing-forms/contract';
import { marketingForm, readMarketingForm, type MarketingField, type TypedMarketingForm } from '#around/marketing-forms/rules';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { wordsOfRefusal } from '#ui/page/refusal-words';

/** A form that was not sent: what was typed, and what is wrong with it. */
export interface MarketingAnswer {
  readonly sent: false;
  readonly typed: TypedMarketingForm;
  readonly wantsOffers: boolean;
  readonly wrong: readonly MarketingField[];
  /** Why the whole was refused; '' when the shop could not take it. */
  readonly refused: string;
}

export async function marketingAction(args: Route.ActionArgs): Promise<MarketingAnswer | { readonly sent: true }> {
  const { formId } = args.params;
  const form = await args.request.formData();
  const text = (name: string): string => textOf(form, name, LONGEST_WRITING);
  const typed = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    jobFunction: text('jobFunction'),
    employeeSize: text('employeeSize'),
    comments: text('comments'),
  };
  const answer = { sent: false, typed, wantsOffers: textOf(form, 'wantsOffers') !== '', refused: '' } as const;
  const read = readMarketingForm(marketingForm(formId) ?? { isLong: false }, typed);
  if (!read.ok) return { ...answer, wrong: read.problem };
  const { wantsOffers } = answer;
  const extent = { jobFunction: typed.jobFunction.slice(0, 60), employeeSize: typed.employeeSize.slice(0, 20) };
  const where = { successURL: text('successURL').slice(0, 2_000), page: text('page').slice(0, 2_000) };
  const body = { ...typed, ...extent, ...where, wantsOffers, requestKey: text('requestKey') };
  const reply = await attempt<typeof marketingFormsContract>(args)('POST /api/marketing-forms/:formId', { params: { formId }, body });
  if (isRefusal(reply)) return { ...answer, wrong: [], refused: wordsOfRefusal(reply) };
  if (reply.successURL !== '') throw redirect(reply.successURL);
  // The drawer stays on its page.
  if (textOf(form, 'stay') !== '') return { sent: true };
  throw redirect(makePaths(args.context.get(pageVisit).locale).marketingForm(formId, { sent: '1' }));
}
