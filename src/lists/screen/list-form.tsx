// A form on lists: what it asks and of which list, with and without JavaScript.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

type Fields = Readonly<Record<string, string | number>>;

export interface ListFormProps {
  readonly intent: string;
  readonly fields?: Fields;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function ListForm({ intent, fields = {}, className, children }: ListFormProps) {
  return (
    <Form method="post" preventScrollReset noValidate className={className}>
      <ListFields intent={intent} fields={fields} />
      {children}
    </Form>
  );
}

export function ListFields({ intent, fields }: { readonly intent: string; readonly fields: Fields }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** Whether the form with these fields is under way. */
export function useBusy(intent: string, fields: Fields = {}): boolean {
  const { state, formData } = useNavigation();
  if (state === 'idle' || formData?.get('intent') !== intent) return false;
  return Object.entries(fields).every(([name, value]) => formData.get(name) === String(value));
}
