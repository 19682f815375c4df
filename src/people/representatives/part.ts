import { representativesContract } from '#people/representatives/contract';
import { RECORD_DAYS } from '#people/representatives/rules';
import {
  FORGET_OLD_ACTING,
  makeCartLetters,
  representativesHandlers,
  representativesPersonalData,
  type RepresentativesDeps,
} from '#people/representatives/server';
import type { Hosts } from '#platform/hosts';
import type { Mailer } from '#platform/mail';
import { answers, type Part } from '#platform/part';

export interface RepresentativesNeeds extends RepresentativesDeps {
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

export function representativesPart(needs: RepresentativesNeeds): Part {
  return {
    calls: [answers(representativesContract, representativesHandlers(needs))],
    personalData: representativesPersonalData,
    jobs: [makeCartLetters(needs)],
    keeps: [
      { what: 'the record of representatives acting for shoppers', days: RECORD_DAYS, since: 'they began', forget: FORGET_OLD_ACTING },
    ],
  };
}
