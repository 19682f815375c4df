// The notice about an order on its page: what was done or went wrong.
import type { Notice } from '#ui/kit/form-notice';

export interface OrderNote extends Notice {
  /** The typed values of a refused form, by field name. */
  readonly typed?: Readonly<Record<string, string>>;
}
