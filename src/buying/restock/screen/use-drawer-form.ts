// What the drawer of restocks loads, and its way to the server.
import { useEffect, useState, type FormEvent } from 'react';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { restockContract, RestockFormReply } from '#buying/restock/contract';
import { caller } from '#ui/page/call';
import { freshValues, storedValues, type TypedForm } from './form-values.ts';
import { sendTyped, typedForm, type FormAnswer } from './typed-form.ts';

/** New ones for `items` (`246810:2,310877:1`), or the one that is changed. */
export interface DrawerTarget {
  readonly items?: string;
  /** The interval that was chosen on the way. */
  readonly every?: string;
  readonly restockId?: string;
  /** The field to begin at. */
  readonly field?: string;
}

type Loaded = RestockFormReply & { readonly typed: TypedForm };

const call = caller<typeof restockContract>();

async function load({ items = '', every, restockId }: DrawerTarget): Promise<Loaded | Refusal> {
  if (restockId === undefined) {
    const form = await call('GET /api/restock-form', { query: { items } });
    return isRefusal(form) ? form : { ...form, typed: freshValues(form, every) };
  }
  const read = await call('GET /api/restocks/:restockId', { params: { restockId } });
  if (isRefusal(read)) return read;
  return { items: [{ item: read.restock.item, qty: read.restock.qty }], choices: read.choices, typed: storedValues(read) };
}

const targetOf = (items?: string, every?: string, restockId?: string): DrawerTarget => ({
  ...(items !== undefined && { items }),
  ...(every !== undefined && { every }),
  ...(restockId !== undefined && { restockId }),
});

export function useDrawerForm({ items, every, restockId, field, onSaved }: DrawerTarget & { readonly onSaved?: () => void }) {
  const [loaded, setLoaded] = useState<Loaded | Refusal | null>(null);
  const [answer, setAnswer] = useState<FormAnswer>();
  const [busy, setBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let stale = false;
    void load(targetOf(items, every, restockId)).then((read) => {
      if (!stale) setLoaded(read);
    });
    return () => {
      stale = true;
    };
  }, [items, every, restockId, tries]);
  useEffect(() => {
    if (loaded !== null && field !== undefined) document.getElementById(field)?.focus();
  }, [loaded, field]);
  const send = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true);
    const told = await sendTyped(call, typedForm(new FormData(form)), restockId ?? null);
    setBusy(false);
    setAnswer(told ?? undefined);
    if (told !== null) return;
    if (onSaved === undefined) setIsSaved(true);
    else onSaved();
  };
  const retry = (): void => {
    setLoaded(null);
    setTries(tries + 1);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void send(event.currentTarget);
  };
  return { loaded, retry, answer, busy, submit, isSaved };
}
