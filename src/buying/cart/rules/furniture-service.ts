// Furniture services: BASC puts large pieces in place for a fee per piece, CUST is agreed with the shopper first (CART-16, CART-27).
import type { Currency } from '#base/money/rules';
import type { ProductFacts } from '#goods/catalog/rules';

export type FurnitureLevel = 'BASC' | 'CUST';

/** What was chosen for a line: a level for some of its pieces. */
export interface FurnitureService {
  readonly level: FurnitureLevel;
  readonly qty: number;
}

/** As much of a line as says which of its pieces are put in place. */
interface ServicedLine {
  readonly qty: number;
  readonly extra: { readonly furniture?: FurnitureService } | null;
}

/** Cents for one piece; null is told after a call: to be determined. */
const FEE: Readonly<Record<FurnitureLevel, Readonly<Record<Currency, number>> | null>> = {
  BASC: { USD: 3_900, CAD: 4_900 },
  CUST: null,
};

/** Whether a product can be brought in and put in place. */
export function hasFurnitureService({ kind }: Pick<ProductFacts, 'kind'>): boolean {
  return kind === 'directFurniture';
}

export function furnitureFeePerUnit(level: FurnitureLevel, currency: Currency): number | null {
  return FEE[level]?.[currency] ?? null;
}

/** The service of a line, null without one: never for more pieces than the line has now, whatever it had when the service was chosen. */
export function furnitureServiceOf({ qty, extra }: ServicedLine): FurnitureService | null {
  const chosen = extra?.furniture;
  return chosen === undefined ? null : { level: chosen.level, qty: Math.min(chosen.qty, qty) };
}

/** The fee of a line in cents; 0 without a service and while it is to be determined. */
export function furnitureFee(line: ServicedLine, currency: Currency): number {
  const service = furnitureServiceOf(line);
  return service === null ? 0 : (furnitureFeePerUnit(service.level, currency) ?? 0) * service.qty;
}
