// The interface of tax providers; the built-in one uses rate tables (behaviour.md, Money; CART-16, ERR-3).
import type { Place } from '#people/addresses/rules';
import type { TaxTable } from '#goods/tax/rules';

export interface TaxProvider {
  /**
   * The taxes of a place, from memory: the same object until they change. Null during an outage; the shop then sells nothing, so that nobody pays a
   * guessed tax.
   */
  at(place: Place): TaxTable | null;
  /** Changes when an earlier answer is no longer valid. */
  readonly edition: unknown;
  /**
   * Loads places that are not known yet, so that `at` can answer. Never throws, and waits only as long as a shopper would. Undefined when nothing
   * needs loading.
   */
  prepare?(places: readonly Place[]): Promise<void>;
  close(): Promise<void>;
}
