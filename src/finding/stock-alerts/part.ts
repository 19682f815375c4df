import { stockAlertsContract } from '#finding/stock-alerts/contract';
import {
  stockAlertsPersonalData,
  alertsKept,
  makeStockAlertMail,
  stockAlertHandlers,
  type StockAlertFacts,
  type StockAlertMailFacts,
} from '#finding/stock-alerts/server';
import { answers, type Part } from '#platform/part';

export function stockAlertsPart(needs: StockAlertFacts & StockAlertMailFacts): Part {
  return {
    calls: [answers(stockAlertsContract, stockAlertHandlers(needs))],
    personalData: stockAlertsPersonalData,
    jobs: [makeStockAlertMail(needs)],
    keeps: alertsKept,
  };
}
