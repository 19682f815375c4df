import { contactContract } from '#around/contact/contract';
import {
  contactPersonalData,
  adoptChatAtSignIn,
  contactHandlers,
  FORGET_CHATS,
  FORGET_FEEDBACK,
  makeChatMail,
  type ChatMailFacts,
  type ContactFacts,
} from '#around/contact/server';
import { CONTACT_KEPT_DAYS } from '#around/contact/rules';
import { answers, type Part } from '#platform/part';

export function contactPart(needs: ContactFacts & ChatMailFacts): Part {
  return {
    calls: [answers(contactContract, contactHandlers(needs))],
    personalData: contactPersonalData,
    adoptAtSignIn: adoptChatAtSignIn,
    jobs: [makeChatMail(needs)],
    keeps: [
      { what: 'chats', days: CONTACT_KEPT_DAYS, since: 'the last message', forget: FORGET_CHATS },
      { what: 'feedback', days: CONTACT_KEPT_DAYS, since: 'it was sent', forget: FORGET_FEEDBACK },
    ],
  };
}
