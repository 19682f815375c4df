// What was done with an order or went wrong, as the page says it.

export interface OrderNote {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
  /** Of several items each that was left out, with the reason. */
  readonly leftOut: readonly { readonly title: string; readonly reason: string }[];
  /** Something is in the cart now. */
  readonly toCart: boolean;
  /** What was entered into a form that was refused, by the names of its fields. */
  readonly typed?: Readonly<Record<string, string>>;
}

export function plainNote(tone: OrderNote['tone'], text: string): OrderNote {
  return { tone, text, leftOut: [], toCart: false };
}
