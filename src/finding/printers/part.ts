import { printersContract } from '#finding/printers/contract';
import { adoptPrintersAtSignIn, printerHandlers, type PrinterFacts } from '#finding/printers/server';
import { answers, type Part } from '#platform/part';

export function printersPart(needs: PrinterFacts): Part {
  return { calls: [answers(printersContract, printerHandlers(needs))], adoptAtSignIn: adoptPrintersAtSignIn };
}
