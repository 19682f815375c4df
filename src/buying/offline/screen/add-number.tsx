// An item number and a quantity, typed without a connection: nothing is looked up yet.
import { useRef, useState, type FormEvent } from 'react';
import { offlineWords } from '#buying/offline/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { useWords } from '#ui/page/shop';
import styles from './offline.module.css';

interface AddNumberProps {
  readonly onAdd: (number: string, qty: string) => void;
  /** Why no more can be added. */
  readonly full?: string | undefined;
}

export function AddNumber({ onAdd, full }: AddNumberProps) {
  const t = useWords(offlineWords);
  const [wrong, setWrong] = useState<'numberMissing' | 'badQuantity' | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [number, qty] = [textOf(form, 'number').trim(), textOf(form, 'qty').trim()];
    const problem = number === '' ? 'numberMissing' : /^[1-9]\d{0,3}$/.test(qty) ? null : 'badQuantity';
    setWrong(problem);
    if (problem !== null || full !== undefined) return;
    onAdd(number, qty);
    event.currentTarget.reset();
    first.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.add}>
      <Field label={t('number')} error={full ?? (wrong === 'numberMissing' ? t(wrong) : undefined)}>
        <TextInput ref={first} name="number" maxLength={60} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={t('quantity')} error={wrong === 'badQuantity' ? t(wrong) : undefined}>
        <TextInput name="qty" inputMode="numeric" defaultValue="1" maxLength={4} autoComplete="off" />
      </Field>
      <Button type="submit">{t('add')}</Button>
    </form>
  );
}
