// When a shipment arrives or is ready for pickup, in words.
import type { Shipment } from '#buying/orders/contract';
import { arrivalText } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { useShop, useWords } from '#ui/page/shop';

/** "Arrives Sat, Nov 21" */
export function useArrival(): (shipment: Shipment) => string {
  const t = useWords(ordersWords);
  const { copyLocale } = useShop();
  return (shipment) => arrivalText(shipment, { say: t, locale: copyLocale });
}

/** "Deliver, 4 items" */
export function useShipmentName(): (shipment: Shipment) => string {
  const t = useWords(ordersWords);
  const keys = { ship: 'shipmentShip', pickup: 'shipmentPickup', nothing: 'shipmentNothing' } as const;
  return ({ kind, units }) => t(keys[kind], { n: units });
}
