// Handlers of marketing forms.
import { randomUUID } from 'node:crypto';
import type { marketingFormsContract } from '#around/marketing-forms/contract';
import { marketingForm, readMarketingForm, type MarketingForm, type MarketingRequest } from '#around/marketing-forms/rules';
import { marketingFormsWords } from '#around/marketing-forms/words';
import { askForOffers, type OfferAskFacts } from '#around/offer-mail/server';
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries } from '#base/outcome/rules';
import { siteWords } from '#base/site/words';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import { safeTarget } from '#people/sessions/rules';
import type { Handlers } from '#platform/contract';
import type { Hosts } from '#platform/hosts';
import { QUARTER_S, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { WRITE_REQUEST } from './marketing-queries.ts';

/** Somebody reads each of them. */
const ASKING = [
  { by: ['shopper'], most: 5, seconds: QUARTER_S },
  { by: ['address'], most: 20, seconds: QUARTER_S },
  { by: [], most: 300, seconds: 60 },
] as const;
const LONGEST_PAGE = 300;

export interface MarketingFacts extends OfferAskFacts {
  readonly hosts: Hosts;
  readonly limits: Limits;
}

interface Sent {
  readonly wantsOffers?: boolean | undefined;
  readonly page?: string | undefined;
  readonly requestKey: string;
}

export function marketingHandlers(facts: MarketingFacts): Handlers<typeof marketingFormsContract> {
  const asking = facts.limits.of('marketing-forms', ASKING);
  return {
    'POST /api/marketing-forms/:formId': async ({ params, body, visit }) => {
      const say = sayer(marketingFormsWords, visit.copyLocale);
      const form = marketingForm(params.formId);
      if (form === undefined) return refuse(404, 'NO_FORM', say('server.noForm'));
      const read = readMarketingForm(form, { phone: '', jobFunction: '', employeeSize: '', comments: '', ...body });
      if (!read.ok) {
        const [field = 'email'] = read.problem;
        return refuse(400, 'BAD_REQUEST', say(`wrong.${field}`), field);
      }
      if (holdsCardNumber(read.value)) return refuseCardNumber(visit);
      const { shopperId } = await visit.ensureShopper();
      const { wait } = await asking.take({ shopper: shopperId, address: visit.ip });
      if (wait > 0) return tooManyTries(wait, 'TOO_MANY_REQUESTS', sayer(siteWords, visit.copyLocale)('TOO_MANY_REQUESTS'));
      await write(facts, visit, shopperId, { form, request: read.value, sent: body });
      return { successURL: safeTarget(body.successURL, facts.hosts.origins[visit.site.tenant], '') };
    },
  };
}

interface Written {
  readonly form: MarketingForm;
  readonly request: MarketingRequest;
  readonly sent: Sent;
}

/** Once for a key. Who ticked the box is asked by mail, with the sentence of the offers. */
async function write(facts: MarketingFacts, visit: Visit, ownerId: string, { form, request, sent }: Written): Promise<void> {
  const { site, locale, copyLocale, now } = visit;
  const page = ownAddress(sent.page ?? '');
  const wantsOffers = sent.wantsOffers === true;
  const context = { tenant: site.tenant, locale, copyLocale, page, now };
  const key = { requestId: randomUUID(), ownerId, requestKey: sent.requestKey, formId: form.formId };
  const consent = sayer(marketingFormsWords, copyLocale)('consent');
  await facts.db.transaction(async (tx) => {
    const written = await tx.maybe(WRITE_REQUEST, { ...request, ...context, ...key, consent, wantsOffers });
    if (written !== undefined && wantsOffers) await askForOffers(facts, tx, visit, { email: request.email, landingPage: page });
  });
}

/** An address within the shop, without its query; anything else is not stored. */
const ownAddress = (page: string): string => /^\/[\w/.-]*/.exec(page)?.[0].slice(0, LONGEST_PAGE) ?? '';
