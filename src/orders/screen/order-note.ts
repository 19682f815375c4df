// What was done with an order or went wrong, as the page says it.
import type { Told } from '#ui/form-told';

export interface OrderNote extends Told {
  /** What was entered into a form that was refused, by the names of its fields. */
  readonly typed?: Readonly<Record<string, string>>;
}
