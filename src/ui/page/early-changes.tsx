// Preserves what a visitor types or selects before hydration: records it, and replays it to React afterwards. Otherwise hydration would reset some
// fields and never notice others.
import { useEffect, useLayoutEffect, type ReactNode } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';

/** Whether a control differs from the served state. A radio button that another one unchecked does not count. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (isTick(control)) return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  return control.type !== 'file' && control.value !== control.defaultValue;
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Watches the controls of a served page. */
export class EarlyChanges {
  readonly #states = new Map<Control, string | boolean>();
  readonly #notice = ({ target }: Pick<Event, 'target'>) => {
    if (isControl(target)) this.#states.set(target, isTick(target) ? target.checked : target.value);
  };

  constructor() {
    this.look();
    document.addEventListener('input', this.#notice, true);
  }

  /** Records current changes, before hydration can reset them. */
  look(): void {
    for (const target of document.querySelectorAll<Control>('input, select, textarea')) if (isChanged(target)) this.#notice({ target });
  }

  /** Replays every recorded change with the current value, so that React's handlers receive it. */
  tell(): void {
    document.removeEventListener('input', this.#notice, true);
    for (const [control, state] of this.#states) if (control.isConnected) change(control, state);
    this.#states.clear();
  }
}

/** Sets a control as a visitor would. React notices a change only when its known state differs. */
function change(control: Control, state: string | boolean): void {
  if (typeof state === 'boolean') {
    if (control instanceof HTMLInputElement) control.checked = !state;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = state;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    control.value = `${state} `;
    const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // React overrides the setter on the element, so the prototype's setter bypasses it.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, state);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Wraps the whole page: replays early changes after hydration, and marks that moment as `awake` in the page's timeline. */
export function KeepsEarlyChanges({ changes, children }: { readonly changes: EarlyChanges; readonly children: ReactNode }) {
  // A layout effect runs before the effects below, which may reset controls to the served state.
  useLayoutEffect(() => changes.look(), [changes]);
  // In a separate task, because hydration may happen in the middle of a press.
  useEffect(() => {
    const later = setTimeout(() => {
      changes.tell();
      performance.mark('awake');
    });
    return () => clearTimeout(later);
  }, [changes]);
  return children;
}
