// Furniture services: BASC sets up large pieces for a fee per piece; CUST is agreed by telephone first (CART-16, CART-27).
import type { Currency } from '#base/money/rules';
import type { ProductFacts } from '#goods/catalog/rules';

export type FurnitureLevel = 'BASC' | 'CUST';

/** The level chosen for some pieces of a line. */
export interface FurnitureService {
  readonly level: FurnitureLevel;
  readonly qty: number;
}

/** The fields of a line that decide how many pieces are set up. */
interface ServicedLine {
  readonly qty: number;
  readonly extra: { readonly furniture?: FurnitureService } | null;
}

/** Cents for one piece; null means priced by telephone, still to be determined. */
const FEE: Readonly<Record<FurnitureLevel, Readonly<Record<Currency, number>> | null>> = {
  BASC: { USD: 3_900, CAD: 4_900 },
  CUST: null,
};

/** Whether the shop sets up this kind of product. */
export function hasFurnitureService({ kind }: Pick<ProductFacts, 'kind'>): boolean {
  return kind === 'directFurniture';
}

export function furnitureFeePerUnit(level: FurnitureLevel, currency: Currency): number | null {
  return FEE[level]?.[currency] ?? null;
}

/** The service of a line, null without one; limited to the line's present quantity, which may have dropped since. */
export function furnitureServiceOf({ qty, extra }: ServicedLine): FurnitureService | null {
  const chosen = extra?.furniture;
  return chosen === undefined ? null : { level: chosen.level, qty: Math.min(chosen.qty, qty) };
}

/** The fee of a line in cents; 0 without a service and while the fee is to be determined. */
export function furnitureFee(line: ServicedLine, currency: Currency): number {
  const service = furnitureServiceOf(line);
  return service === null ? 0 : (furnitureFeePerUnit(service.level, currency) ?? 0) * service.qty;
}
