// Furniture services: BASC puts large pieces in place for a fee per piece, CUST is agreed with the shopper first (CART-16, CART-27).
import type { Currency, ProductFacts } from '#catalog/rules';

export type FurnitureLevel = 'BASC' | 'CUST';

/** What was chosen for a line: a level for some of its pieces. */
export interface FurnitureService {
  readonly level: FurnitureLevel;
  readonly qty: number;
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

/** The fee of a line in cents; 0 without a service and while it is to be determined. Never for more pieces than the line has. */
export function furnitureFee(service: FurnitureService | undefined, lineQty: number, currency: Currency): number {
  if (service === undefined) return 0;
  return (furnitureFeePerUnit(service.level, currency) ?? 0) * Math.min(service.qty, lineQty);
}
