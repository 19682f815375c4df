import type { Supply } from '#goods/delivery/server';
import type { Part } from '#platform/part';

export function deliveryPart(supply: Supply): Part {
  return { close: () => supply.close() };
}
