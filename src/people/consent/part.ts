import { consentContract } from '#people/consent/contract';
import { consentHandlers, PERSONAL_CONSENT } from '#people/consent/server';
import type { Queries } from '#platform/db';
import { answers, type Part } from '#platform/part';

export function consentPart(db: Queries): Part {
  return {
    calls: [answers(consentContract, consentHandlers(db))],
    personalData: { tables: [{ name: 'consent', rows: PERSONAL_CONSENT }] },
  };
}
