// What came of a form on lists, as the page says it.
import { plainNotice, type Notice } from '#ui/kit/form-notice';

export interface ListNote extends Notice {
  /** The form's own field that is wrong: said there, not above. */
  readonly field?: 'name' | 'number';
  /** What was typed into the form that was refused. */
  readonly typed?: string;
  /**
   * Key of what is pressed after this answer. It comes with the answer, not with the page that is loaded anew after it: whoever types
   * in between keeps what they typed, and presses nothing twice.
   */
  readonly nextKey?: string;
  /** It may not have arrived; nothing is lost by pressing again. */
  readonly notSent?: true;
  /** What was taken off and can be brought back. */
  readonly undo?: { readonly listItemId: string; readonly name: string };
}

/** Said by the page itself: nobody answered. */
export const NOT_SENT: ListNote = { ...plainNotice('bad', ''), notSent: true };
