export { adoptPrintersAtSignIn, printersOf } from './my-printers.ts';
export { printerHandlers, type PrinterFacts } from './printer-handlers.ts';
export { printersPersonalData } from './personal-data.ts';
