// What the handlers of a list's forms work with: the form, the list's id, the calls and the words.
import { redirect } from 'react-router';
import type { cartContract } from '#buying/cart/contract';
import type { listsContract } from '#buying/lists/contract';
import type { listsWords } from '#buying/lists/words';
import type { sayer } from '#base/locale/words';
import type { Refusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { quickOrderContract } from '#buying/quick-order/contract';
import { textOf } from '#ui/page/form-text';
import { pageVisit, type attempt, type WithContext } from '#ui/page/page-visit';
import type { ListNote } from './list-note.ts';

export type Calls = typeof listsContract & typeof cartContract & typeof quickOrderContract;

export type Answer = Promise<ListNote | Refusal>;

export interface Work {
  readonly args: WithContext & { readonly request: Request };
  readonly form: FormData;
  readonly id: string;
  readonly call: ReturnType<typeof attempt<Calls>>;
  readonly say: ReturnType<typeof sayer<(typeof listsWords.keys)[number]>>;
}

export const ID_LENGTH = 40;

export const NUMBER_LENGTH = 60;

const LONGEST_KEY = 255;

/** The address of one list, or of all, on this site. */
export function toLists({ args }: Work, query: { readonly listId?: string; readonly deleted?: string } = {}): Response {
  const { locale, site } = args.context.get(pageVisit);
  return redirect(makePaths(locale).lists(site.tenant, query));
}

/** The fields that make one press of a form differ from another. */
const KEYED = ['intent', 'listId', 'listItemId', 'item', 'number', 'qty', 'accessLevel', 'name', 'to', 'start', 'file'] as const;

const wordOf = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : `${value.name} ${value.size}`);

/** Key of one rendering of the page and one intent: a repeat is the same press. */
export function keyOf(form: FormData): { readonly formKey?: string } {
  const requestKey = textOf(form, 'requestKey');
  const asked = KEYED.map((field) => form.getAll(field).map(wordOf).join());
  return requestKey === '' ? {} : { formKey: keyText([requestKey, ...asked].join(' ')) };
}

/** A text that is too long to be a key keeps its start and a sum of all of it. */
function keyText(text: string): string {
  if (text.length <= LONGEST_KEY) return text;
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291;
  return `${text.slice(0, LONGEST_KEY - 12)} ${sum}`;
}

/** The ids of the lines, or lists, that are chosen. */
export const chosenIn = ({ form }: Pick<Work, 'form'>, field: 'listItemId' | 'listId'): string[] =>
  [...new Set(form.getAll(field).map((value) => (typeof value === 'string' ? value.slice(0, ID_LENGTH) : '')))].filter((id) => id !== '');

/** The first item of a new list, chosen in the cart. */
export function itemsOf(form: FormData) {
  const itemId = textOf(form, 'item').slice(0, NUMBER_LENGTH);
  return itemId === '' ? [] : [{ itemId, qty: textOf(form, 'qty') }];
}
