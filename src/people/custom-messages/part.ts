import { customMessagesContract } from '#people/custom-messages/contract';
import { customMessageHandlers, FORGET_MESSAGES, PUT_AWAY_BY_PERSON, type CustomMessagesDeps } from '#people/custom-messages/server';
import { answers, type Part } from '#platform/part';

export function customMessagesPart(deps: CustomMessagesDeps): Part {
  return {
    calls: [answers(customMessagesContract, customMessageHandlers(deps))],
    personalData: { tables: [{ name: 'customMessagesPutAway', rows: PUT_AWAY_BY_PERSON }] },
    async upkeep(db, now) {
      await db.run(FORGET_MESSAGES, [now]);
    },
  };
}
