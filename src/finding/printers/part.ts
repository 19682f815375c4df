import { printersContract } from '#finding/printers/contract';
import { printersPersonalData, adoptPrintersAtSignIn, printerHandlers, type PrinterFacts } from '#finding/printers/server';
import { answers, type Part } from '#platform/part';

export function printersPart(needs: PrinterFacts): Part {
  return {
    calls: [answers(printersContract, printerHandlers(needs))],
    personalData: printersPersonalData,
    adoptAtSignIn: adoptPrintersAtSignIn,
  };
}
