// The port to whoever knows what is taxed how; the shipped provider uses rate tables (behaviour.md, Money; CART-16, ERR-3).
import type { Place } from '#people/addresses/rules';
import type { TaxTable } from '#goods/tax/rules';

export interface TaxProvider {
  /**
   * The taxes of a place, from memory: the very same object until something about them changes. Null while the provider cannot say;
   * nothing is sold then, because nobody is charged a guess.
   */
  at(place: Place): TaxTable | null;
  /** Another value once something that was told is no longer so. */
  readonly edition: unknown;
  /**
   * Asks for the places that are not known yet, so that `at` can answer. Never throws; waits no longer than a shopper would. Absent
   * where nothing has to be asked.
   */
  prepare?(places: readonly Place[]): Promise<void>;
  close(): Promise<void>;
}
