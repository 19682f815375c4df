// What was done with an order or went wrong, as the page says it.
import type { Notice } from '#ui/kit/form-notice';

export interface OrderNote extends Notice {
  /** What was entered into a form that was refused, by the names of its fields. */
  readonly typed?: Readonly<Record<string, string>>;
}
