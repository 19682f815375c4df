import { procurementContract } from '#people/procurement/contract';
import { DOCUMENT_DAYS } from '#people/procurement/rules';
import { FORGET_DOCUMENTS, NAMES_OF_PERSON, procurementHandlers, type ProcurementDeps } from '#people/procurement/server';
import { answers, type Part } from '#platform/part';

export function procurementPart(deps: ProcurementDeps): Part {
  return {
    calls: [answers(procurementContract, procurementHandlers(deps))],
    personalData: { tables: [{ name: 'procurement', rows: NAMES_OF_PERSON }] },
    keeps: [
      {
        what: 'documents exchanged with purchasing systems about visits',
        days: DOCUMENT_DAYS,
        since: 'they were written',
        forget: FORGET_DOCUMENTS,
      },
    ],
  };
}
