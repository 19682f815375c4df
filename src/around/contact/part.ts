import { contactContract } from '#around/contact/contract';
import {
  contactPersonalData,
  adoptChatAtSignIn,
  contactHandlers,
  forgetContactBefore,
  makeChatMail,
  type ChatMailFacts,
  type ContactFacts,
} from '#around/contact/server';
import { CONTACT_KEPT_DAYS } from '#around/contact/rules';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export function contactPart(needs: ContactFacts & ChatMailFacts): Part {
  return {
    calls: [answers(contactContract, contactHandlers(needs))],
    personalData: contactPersonalData,
    adoptAtSignIn: adoptChatAtSignIn,
    jobs: [makeChatMail(needs)],
    upkeep: (db, now) => forgetContactBefore(db, daysBefore(now, CONTACT_KEPT_DAYS)),
  };
}
