import { partnersContract } from '#people/partners/contract';
import { FORGET_TAKEN, PARTNERS_OF_PERSON, partnersHandlers, type PartnersDeps } from '#people/partners/server';
import { answers, type Part } from '#platform/part';

export function partnersPart(needs: PartnersDeps): Part {
  return {
    calls: [answers(partnersContract, partnersHandlers(needs))],
    personalData: { tables: [{ name: 'partners', rows: PARTNERS_OF_PERSON }] },
    keeps: [{ what: 'sign-on tokens of partners, kept against repeats', days: 0, since: 'they expired', forget: FORGET_TAKEN }],
  };
}
