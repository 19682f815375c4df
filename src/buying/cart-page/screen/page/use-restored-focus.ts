// Keeps the keyboard focus near the pressed control when an answer removes it or moves its line to another group; otherwise Tab would start again at
// the top of the page (WCAG 2.2, 2.4.3).
import { useEffect, useRef, type RefObject } from 'react';

/** The position of a control, to find the same or the nearest one again. */
interface Place {
  /** Inside a line, above a group, or in another part of the page. */
  readonly within: 'line' | 'group' | 'part';
  readonly section: Element | null;
  /** Its line, or the first one of its group. */
  readonly cartItemId: string | undefined;
  readonly words: string;
  /** The intent of its form. */
  readonly intent: string | undefined;
}

const LINE = 'data-cart-item';
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, summary';

/** `list` is the element that answers render again. Runs whenever `shown` changes; does nothing while an element has the focus. */
export function useRestoredFocus(list: RefObject<HTMLElement | null>, ...shown: readonly unknown[]): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const came = ({ target }: FocusEvent): void => {
      // Focus inside a dialog returns to the control that opened it.
      if (!(target instanceof HTMLElement) || target.closest('dialog') !== null) return;
      last.current = list.current?.contains(target) === true ? placeOf(target) : null;
    };
    const went = ({ target }: FocusEvent): void => {
      // Distinguishes a click on empty space from a removed control, which is no longer connected.
      queueMicrotask(() => {
        if (target instanceof HTMLElement && target.isConnected && document.activeElement === document.body) last.current = null;
      });
    };
    document.addEventListener('focusin', came);
    document.addEventListener('focusout', went);
    return () => {
      document.removeEventListener('focusin', came);
      document.removeEventListener('focusout', went);
    };
  }, [list]);
  useEffect(() => {
    if (list.current === null || last.current === null || document.activeElement !== document.body) return;
    const control = nearestControl(list.current, last.current);
    control?.focus({ preventScroll: true });
    // After a pointer press the shopper already looks at the right place.
    if (control?.matches(':focus-visible')) control.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- `shown` always has the same length
  }, [list, ...shown]);
}

function placeOf(control: HTMLElement): Place {
  const line = control.closest(`[${LINE}]`);
  const section = control.closest('section');
  const first = line ?? section?.querySelector(`[${LINE}]`);
  return {
    within: line !== null ? 'line' : first instanceof HTMLElement ? 'group' : 'part',
    section,
    cartItemId: first?.getAttribute(LINE) ?? undefined,
    words: wordsOf(control),
    intent: intentOf(control),
  };
}

/** The same control where its line is now, else one for the same purpose (a field before its buttons), else the first one. */
function nearestControl(list: HTMLElement, { within, section, cartItemId, words, intent }: Place): HTMLElement | undefined {
  const line = cartItemId === undefined ? null : list.querySelector(`[${LINE}="${CSS.escape(cartItemId)}"]`);
  const part = section?.isConnected === true ? section : null;
  const around = { line, group: line?.closest('section') ?? null, part }[within];
  const controls = [...(around ?? list).querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.closest('dialog') === null && control.checkVisibility(),
  );
  const alike = controls.filter((control) => intent !== undefined && intentOf(control) === intent);
  return (
    controls.find((control) => wordsOf(control) === words) ??
    alike.find((control) => control instanceof HTMLInputElement) ??
    alike[0] ??
    controls[0]
  );
}

function wordsOf(control: HTMLElement): string {
  return control.ariaLabel ?? control.textContent;
}

function intentOf(control: HTMLElement): string | undefined {
  return control.closest('form')?.querySelector<HTMLInputElement>('input[name=intent]')?.value;
}
