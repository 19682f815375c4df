// Calls about an organization's rules for addresses.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { addressForm, EMPTY_ADDRESS, isSameAddress, type AddressForm, type PostalCountry } from '#people/addresses/rules';
import { addressError, adviceAnswer, adviceInTime, NO_ADVICE, readTyped, type AddressValidator } from '#people/addresses/server';
import type { organizationsContract } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { actorOf } from './actor.ts';
import { addressRulesOf, changeAddressRules } from './address-rules.ts';

export interface AddressRuleDeps {
  readonly db: Db;
  readonly validator: AddressValidator;
  /** The refusal of an address with a card number, else null (trust 24). */
  readonly cardNumberIn: (typed: unknown, visit: Visit) => Refusal | null;
}

type Calls = 'GET /api/organization/address-rules' | 'POST /api/organization/address-rules';

export function addressRuleHandlers({ db, validator, cardNumberIn }: AddressRuleDeps): Pick<Handlers<typeof organizationsContract>, Calls> {
  return {
    'GET /api/organization/address-rules': async ({ visit, shopper }) => {
      const actor = actorOf(shopper);
      if (actor === undefined) return refused(visit, 'PERSON_NOT_FOUND');
      const { billing, ...rules } = await addressRulesOf(db, actor.accountNumber, countryOf(visit));
      return { ...rules, billing: billing === null ? null : addressForm(billing) };
    },
    'POST /api/organization/address-rules': async ({ visit, shopper, body }) => {
      const actor = actorOf(shopper);
      if (actor === undefined) return refused(visit, 'PERSON_NOT_FOUND');
      const refusal = cardNumberIn(body, visit);
      if (refusal !== null) return refusal;
      const { ownShipping, ownBilling, billing: typed, askFirst } = body;
      const read = typed === null || isEmpty(typed) ? null : readTyped(typed, visit);
      if (read !== null && !read.ok) return { ...NO_ADVICE, errors: read.problem.map((problem) => addressError(problem, visit)) };
      const billing = read?.value ?? null;
      const advice = billing === null ? NO_ADVICE : adviceAnswer(await adviceInTime(validator, billing));
      if (askFirst === true && advice.addressCode !== '') return advice;
      const place = { country: countryOf(visit), now: visit.now };
      const changed = await changeAddressRules(db, actor, place, { ownShipping, ownBilling, billing });
      return changed.ok ? NO_ADVICE : refused(visit, changed.problem);
    },
  };
}

export const countryOf = ({ site }: Pick<Visit, 'site'>): PostalCountry => (site.country === 'US' ? 'USA' : 'CA');

/** An empty form removes the address. */
const isEmpty = (typed: AddressForm): boolean => isSameAddress({ ...typed, state: '' }, EMPTY_ADDRESS);

const STATUS = { PERSON_NOT_FOUND: 404, ADMINISTRATORS_ONLY: 403, BILLING_ADDRESS_FIRST: 400 } as const;

function refused({ copyLocale }: Visit, code: keyof typeof STATUS): Refusal {
  return refuse(STATUS[code], code, sayer(organizationsWords, copyLocale)(code));
}
