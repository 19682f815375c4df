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
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

/** Retention of conversations and feedback. */
const KEPT_DAYS = 365;

export function contactPart(needs: ContactFacts & ChatMailFacts): Part {
  return {
    calls: [answers(contactContract, contactHandlers(needs))],
    personalData: contactPersonalData,
    adoptAtSignIn: adoptChatAtSignIn,
    jobs: [makeChatMail(needs)],
    upkeep: (db, now) => forgetContactBefore(db, daysBefore(now, KEPT_DAYS)),
  };
}
