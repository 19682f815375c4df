// The result of a form on lists, as the page shows it.
import { plainNotice, type Notice } from '#ui/kit/form-notice';

/** An item that typed words may mean. */
export interface FoundItem {
  readonly itemId: string;
  readonly name: string;
  readonly pack: string | null;
}

export interface ListNote extends Notice {
  /** The wrong field of the form, which shows the error itself. */
  readonly field?: 'name' | 'number' | 'note' | 'file';
  /** The text of the refused form. */
  readonly typed?: string;
  /** What words that are no number may mean, and how many were wanted. */
  readonly found?: { readonly qty: string; readonly items: readonly FoundItem[] };
  /**
   * The request key for the next press. It comes with the answer and not with the reload after it, so that a shopper who types in between keeps the
   * text and sends nothing twice.
   */
  readonly nextKey?: string;
  /** The request may not have arrived; pressing again is safe. */
  readonly notSent?: true;
  /** A list that was made from a file with rows that the shop does not know. */
  readonly made?: string;
  /** Lines that were moved or copied, which can be taken back. */
  readonly moved?: { readonly from: string; readonly to: string; readonly lines: string; readonly copy: boolean };
  /** The removed item, which can be restored. */
  readonly undo?: { readonly listItemId: string; readonly name: string };
}

/** Made by the page itself when the server did not answer. */
export const NOT_SENT: ListNote = { ...plainNotice('bad', ''), notSent: true };
