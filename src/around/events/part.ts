import { eventsContract } from '#around/events/contract';
import { EVENTS_KEPT_DAYS } from '#around/events/rules';
import { eventHandlers, FORGET_EVENTS, type EventNeeds } from '#around/events/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export function eventsPart(needs: EventNeeds): Part {
  return {
    calls: [answers(eventsContract, eventHandlers(needs))],
    upkeep: async (db, now) => void (await db.run(FORGET_EVENTS, [daysBefore(now, EVENTS_KEPT_DAYS)])),
  };
}
