// Nothing a visitor types, ticks or chooses while the page is still waking up is lost: it is remembered, and told to the page once
// somebody listens. Without this, hydration would put some fields back and never hear of the others.
import { useEffect, useLayoutEffect, type ReactNode } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';

/** Whether a control differs from what was served. A radio button that another one put out does not: that one does. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (isTick(control)) return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  return control.type !== 'file' && control.value !== control.defaultValue;
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Watches the controls of a page that was served. */
export class EarlyChanges {
  readonly #states = new Map<Control, string | boolean>();
  readonly #notice = ({ target }: Pick<Event, 'target'>) => {
    if (isControl(target)) this.#states.set(target, isTick(target) ? target.checked : target.value);
  };

  constructor() {
    this.look();
    document.addEventListener('input', this.#notice, true);
  }

  /** Notices what is changed now, before anything brings it back. */
  look(): void {
    for (const target of document.querySelectorAll<Control>('input, select, textarea')) if (isChanged(target)) this.#notice({ target });
  }

  /** Lets every change that was noticed happen once more, now that it is heard: with what was typed up to this moment. */
  tell(): void {
    document.removeEventListener('input', this.#notice, true);
    for (const [control, state] of this.#states) if (control.isConnected) change(control, state);
    this.#states.clear();
  }
}

/** Brings a control to a state as a visitor would. React only hears of a change when the state it knows of is another one. */
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
    // The element's own setter tells React; its class's does not.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, state);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Around the whole page: tells early changes when everything below listens, and marks that moment as `awake` in the page's timeline. */
export function KeepsEarlyChanges({ changes, children }: { readonly changes: EarlyChanges; readonly children: ReactNode }) {
  // Before the effects of what is below, which may bring controls back to what the page was served with.
  useLayoutEffect(() => changes.look(), [changes]);
  // In a task of its own: the page may have woken up in the middle of a press.
  useEffect(() => {
    const later = setTimeout(() => {
      changes.tell();
      performance.mark('awake');
    });
    return () => clearTimeout(later);
  }, [changes]);
  return children;
}
