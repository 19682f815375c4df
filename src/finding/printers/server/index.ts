export { adoptPrintersAtSignIn, printersOf } from './my-printers.ts';
export { printerHandlers } from './printer-handlers.ts';
