import type { TaxProvider } from '#goods/tax/server';
import type { Part } from '#platform/part';

export function taxPart(taxes: TaxProvider): Part {
  return { close: () => taxes.close() };
}
