import { preferencesContract } from '#people/preferences/contract';
import { PERSONAL_PREFERENCES, preferencesHandlers } from '#people/preferences/server';
import type { Queries } from '#platform/db';
import { answers, type Part } from '#platform/part';

export function preferencesPart(db: Queries): Part {
  return {
    calls: [answers(preferencesContract, preferencesHandlers(db))],
    personalData: { tables: [{ name: 'preferences', rows: PERSONAL_PREFERENCES }] },
  };
}
