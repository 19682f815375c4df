// The three fields of the card form: their values, formatting, and error messages.
import { BRAND_MARKS, brandOf, digitsOf, type CardBrand, type CardForm, type CardProblem } from '#buying/payment/rules';
import type { FormWords } from '#providers/pay-host/rules';

export type FieldName = 'number' | 'expiry' | 'securityCode';

export interface CardFields {
  readonly names: readonly FieldName[];
  has(name: FieldName): boolean;
  value(name: FieldName): string;
  /** The values of all fields. */
  typed(): CardForm;
  /** Formats a field while the shopper types; the cursor stays behind the same digit. */
  format(name: FieldName, shown: (typed: string) => string): void;
  onTyped(listener: (name: FieldName) => void): void;
  onLeft(listener: (name: FieldName) => void): void;
  /** Shows a field's error message, or clears it. */
  show(name: FieldName, problem: CardProblem | undefined): void;
  /** Shows under the number that the card could not be read. */
  fail(text: string): void;
  isWrong(name: FieldName): boolean;
  showBrand(): void;
  /** The note that the card in the form was declined. */
  showAgain(shown: boolean): void;
  focus(name: FieldName): void;
  /** Gives a field the keyboard and leaves the page where it is: its message above the form stays in sight. */
  ask(name: FieldName): void;
  /** Whether the shopper is in one of the fields. */
  hasKeyboard(): boolean;
  /** Fills a field in; if the shopper is in it, what they type next replaces the value. */
  fill(name: FieldName, value: string): void;
  clear(name: FieldName): void;
}

const NAMES: readonly FieldName[] = ['number', 'expiry', 'securityCode'];

export function makeFields(form: HTMLFormElement, texts: FormWords): CardFields {
  const inputs = new Map<FieldName, HTMLInputElement>();
  for (const name of NAMES) {
    const input = form.querySelector<HTMLInputElement>(`#${name}`);
    if (input !== null) inputs.set(name, input);
  }
  const names = [...inputs.keys()];
  const value = (name: FieldName): string => inputs.get(name)?.value ?? '';
  const say = (name: FieldName, text: string): void => {
    const error = form.querySelector(`#${name}-error`);
    if (error !== null && error.textContent !== text) error.textContent = text;
    inputs.get(name)?.setAttribute('aria-invalid', String(text !== ''));
  };
  const fill = (name: FieldName, value: string): void => fillIn(inputs.get(name), value);
  return {
    names,
    has: (name) => inputs.has(name),
    value,
    typed: () => ({ number: value('number'), expiry: value('expiry'), securityCode: value('securityCode') }),
    format(name, shown) {
      // Values typed or autofilled before this script loaded.
      const early = inputs.get(name);
      if (early !== undefined && early.value !== '') reshape(early, shown);
      inputs.get(name)?.addEventListener('input', (event) => {
        // Does not reformat while the shopper deletes.
        if (event instanceof InputEvent && event.inputType.startsWith('delete') && name === 'expiry') return;
        reshape(event.currentTarget as HTMLInputElement, shown);
      });
    },
    onTyped: (listener) => inputs.forEach((input, name) => input.addEventListener('input', () => listener(name))),
    onLeft: (listener) => inputs.forEach((input, name) => input.addEventListener('blur', () => listener(name))),
    show(name, problem) {
      const text = problem === undefined ? '' : texts[problem.code];
      say(name, problem !== undefined && 'digits' in problem ? text.replace('{digits}', String(problem.digits)) : text);
    },
    fail: (text) => say('number', text),
    isWrong: (name) => inputs.get(name)?.getAttribute('aria-invalid') === 'true',
    showAgain(shown) {
      const note = form.querySelector('#again');
      if (note !== null) note.textContent = shown ? texts.again : '';
    },
    showBrand: () => showBrand(form, brandOf(digitsOf(value('number'))), texts),
    focus: (name) => inputs.get(name)?.focus(),
    ask: (name) => inputs.get(name)?.focus({ preventScroll: true }),
    hasKeyboard: () => [...inputs.values()].some(isIn),
    fill,
    clear: (name) => fill(name, ''),
  };
}

const isIn = (input: HTMLInputElement): boolean => document.activeElement === input;

function fillIn(input: HTMLInputElement | undefined, value: string): void {
  if (input === undefined) return;
  input.value = value;
  if (isIn(input)) input.select();
}

function showBrand(form: HTMLFormElement, brand: CardBrand | undefined, texts: FormWords): void {
  const mark = form.querySelector<HTMLElement>('#mark');
  const spoken = form.querySelector('#brand');
  if (mark === null || spoken === null) return;
  mark.hidden = brand === undefined;
  mark.textContent = brand === undefined ? '' : BRAND_MARKS[brand];
  const name = brand === undefined ? '' : texts[brand];
  if (spoken.textContent !== name) spoken.textContent = name;
}

function reshape(input: HTMLInputElement, shown: (typed: string) => string): void {
  const { value } = input;
  const text = shown(value);
  if (text === value) return;
  const at = input.selectionStart ?? value.length;
  const atEnd = at === value.length;
  const before = digitsOf(value.slice(0, at)).length;
  input.value = text;
  if (atEnd) return;
  let place = 0;
  for (let seen = 0; place < text.length && seen < before; place += 1) if (/[0-9]/.test(text.charAt(place))) seen += 1;
  input.setSelectionRange(place, place);
}
