// Whether a web toggle is on for a visitor (USR-7).

export interface WebToggle {
  readonly toggleName: string;
  readonly values: readonly string[];
  readonly active: boolean;
}

export interface ToggleVisitor {
  /** Name of the customer's account or of the customer; null for guests. */
  readonly customerName: string | null;
}

const EVERYBODY = 'y';
const GUEST = 'guest';

/** Y, in any case, is everybody; other values name a customer, or guests. Off when it is not active, or not there. */
export function isOn(toggle: WebToggle | undefined, { customerName }: ToggleVisitor): boolean {
  if (toggle === undefined || !toggle.active) return false;
  const who = customerName === null ? GUEST : folded(customerName);
  return toggle.values.some((value) => folded(value) === EVERYBODY || folded(value) === who);
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
