import { customMessagesContract } from '#people/custom-messages/contract';
import {
  customMessageHandlers,
  FORGET_ENDED_MESSAGES,
  FORGET_REMOVED_MESSAGES,
  PUT_AWAY_BY_PERSON,
  type CustomMessagesDeps,
} from '#people/custom-messages/server';
import { answers, type Part } from '#platform/part';

export function customMessagesPart(deps: CustomMessagesDeps): Part {
  return {
    calls: [answers(customMessagesContract, customMessageHandlers(deps))],
    personalData: { tables: [{ name: 'customMessagesPutAway', rows: PUT_AWAY_BY_PERSON }] },
    keeps: [
      { what: 'messages of organizations that were taken down', days: 30, since: 'they were taken down', forget: FORGET_REMOVED_MESSAGES },
      { what: 'messages of organizations that ended', days: 365, since: 'their last day', forget: FORGET_ENDED_MESSAGES },
    ],
  };
}
