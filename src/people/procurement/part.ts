import { procurementContract } from '#people/procurement/contract';
import { DOCUMENT_DAYS } from '#people/procurement/rules';
import { FORGET_DOCUMENTS, NAMES_OF_PERSON, procurementHandlers, type ProcurementDeps } from '#people/procurement/server';
import { answers, type Part } from '#platform/part';

const DAY_MS = 86_400_000;

export function procurementPart(deps: ProcurementDeps): Part {
  return {
    calls: [answers(procurementContract, procurementHandlers(deps))],
    personalData: { tables: [{ name: 'procurement', rows: NAMES_OF_PERSON }] },
    async upkeep(db, now) {
      await db.run(FORGET_DOCUMENTS, [new Date(now.getTime() - DOCUMENT_DAYS * DAY_MS)]);
    },
  };
}
