// Whether a web toggle is on for a visitor (USR-7).

export interface WebToggle {
  readonly toggleName: string;
  readonly values: readonly string[];
  readonly active: boolean;
}

export interface ToggleVisitor {
  /** Name of the customer's account, else the customer's; null for guests. */
  readonly customerName: string | null;
}

const EVERYBODY = 'y';
const GUEST = 'guest';

/** The value Y, in any case, means everybody; other values name a customer, or guests. Off when inactive or missing. */
export function isOn(toggle: WebToggle | undefined, { customerName }: ToggleVisitor): boolean {
  if (toggle === undefined || !toggle.active) return false;
  const who = customerName === null ? GUEST : folded(customerName);
  return toggle.values.some((value) => folded(value) === EVERYBODY || folded(value) === who);
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
