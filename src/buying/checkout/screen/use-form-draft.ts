// Keeps a form's values in this browser tab until it is sent, so that they survive a reload and the Back button.
import { useEffect, type RefObject } from 'react';
import { ownValue } from '#base/lookup/rules';

type Control = HTMLInputElement | HTMLSelectElement;

/** Stores the form's fields in sessionStorage; does nothing where the browser refuses storage. */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string): { forget(): void } {
  const key = `checkout-${name}`;
  useEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    restore(element, read(key));
    const keep = (): void => write(key, valuesOf(element));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, key]);
  return { forget: () => write(key, undefined) };
}

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (one): one is Control =>
      ((one instanceof HTMLInputElement && one.type !== 'hidden' && one.type !== 'submit') || one instanceof HTMLSelectElement) &&
      one.dataset['kept'] !== 'no',
  );
}

function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    controlsOf(form)
      .filter(({ name, type }) => name !== '' && type !== 'checkbox' && type !== 'radio')
      .map(({ name, value }) => [name, value]),
  );
}

function restore(form: HTMLFormElement, kept: Readonly<Record<string, string>>): void {
  for (const control of controlsOf(form)) {
    const value = ownValue(kept, control.name);
    if (value !== undefined && control.type !== 'checkbox' && control.type !== 'radio') control.value = value;
  }
}

function read(key: string): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function write(key: string, values: Readonly<Record<string, string>> | undefined): void {
  try {
    if (values === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // The browser refuses storage (APP-21); the form works without a draft.
  }
}
