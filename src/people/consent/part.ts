import { consentContract } from '#people/consent/contract';
import { consentHandlers, PERSONAL_CONSENT } from '#people/consent/server';
import type { Queries } from '#platform/db';
import { answers, type Part } from '#platform/part';
import type { Visit } from '#platform/visit';

export function consentPart(db: Queries, onRefused: (visit: Visit) => void): Part {
  return {
    calls: [answers(consentContract, consentHandlers(db, onRefused))],
    personalData: { tables: [{ name: 'consent', rows: PERSONAL_CONSENT }] },
  };
}
