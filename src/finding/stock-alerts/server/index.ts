export { alertsKept } from './alerts-kept.ts';
export { stockAlertHandlers, type StockAlertFacts } from './stock-alert-handlers.ts';
export { makeStockAlertMail, type StockAlertMailFacts } from './stock-alert-mail.ts';
export { stockAlertsPersonalData } from './personal-data.ts';
