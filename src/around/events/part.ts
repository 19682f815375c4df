import { eventsContract } from '#around/events/contract';
import { EVENTS_KEPT_DAYS } from '#around/events/rules';
import { eventHandlers, FORGET_EVENTS, type EventNeeds } from '#around/events/server';
import { answers, type Part } from '#platform/part';

export function eventsPart(needs: EventNeeds): Part {
  return {
    calls: [answers(eventsContract, eventHandlers(needs))],
    keeps: [{ what: 'counted events, without names', days: EVENTS_KEPT_DAYS, since: 'the event', forget: FORGET_EVENTS }],
  };
}
