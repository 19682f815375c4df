// What came of a form on lists, as the page says it.

export interface ListNote {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
  /** Of several items each that was left out, with the reason. */
  readonly leftOut: readonly { readonly title: string; readonly reason: string }[];
  /** Something is in the cart now. */
  readonly toCart: boolean;
  /** The form's own field that is wrong: said there, not above. */
  readonly field?: 'name' | 'number';
  /** What was typed into the form that was refused. */
  readonly typed?: string;
  /** What was taken off and can be brought back. */
  readonly undo?: { readonly listItemId: string; readonly name: string };
}

export function plainNote(tone: ListNote['tone'], text: string): ListNote {
  return { tone, text, leftOut: [], toCart: false };
}
