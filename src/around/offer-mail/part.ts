import { offerMailContract } from '#around/offer-mail/contract';
import {
  FORGET_UNCONFIRMED,
  makeConfirmMail,
  makeOfferMail,
  offerMailHandlers,
  offerMailPersonalData,
  type OfferMailFacts,
} from '#around/offer-mail/server';
import type { QueueFacts } from '#platform/jobs';
import { answers, type Part } from '#platform/part';

export function offerMailPart(needs: OfferMailFacts): Part {
  return {
    calls: [answers(offerMailContract, offerMailHandlers(needs))],
    personalData: offerMailPersonalData,
    // Each queue takes its own data; the list of a part does not say which.
    jobs: [makeConfirmMail(needs), makeOfferMail(needs)] as unknown as QueueFacts<never>[],
    keeps: [{ what: 'addresses that never confirmed offers by email', days: 30, since: 'they asked', forget: FORGET_UNCONFIRMED }],
  };
}
