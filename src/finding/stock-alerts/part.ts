import { stockAlertsContract } from '#finding/stock-alerts/contract';
import {
  forgetAlerts,
  makeStockAlertMail,
  stockAlertHandlers,
  type StockAlertFacts,
  type StockAlertMailFacts,
} from '#finding/stock-alerts/server';
import { answers, type Part } from '#platform/part';

export function stockAlertsPart(needs: StockAlertFacts & StockAlertMailFacts): Part {
  return {
    calls: [answers(stockAlertsContract, stockAlertHandlers(needs))],
    jobs: [makeStockAlertMail(needs)],
    upkeep: forgetAlerts,
  };
}
