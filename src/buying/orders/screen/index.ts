export { useArrival, useShipmentName } from './arrival.tsx';
export { OrderReceipt } from './order-receipt.tsx';
export { useShipmentTitle } from './shipment-card.tsx';
