// A form on lists: what it asks and of which list, with and without JavaScript.
import { createContext, use, type ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';

/** Made anew with each showing of the page and each answer: what is sent twice from one showing is done once. */
const RequestKey = createContext('');

export function RequestKeyProvider({ requestKey, children }: { readonly requestKey: string; readonly children: ReactNode }) {
  return <RequestKey value={requestKey}>{children}</RequestKey>;
}

/** Also the key of fields that are to be empty after an answer: they stay as they are while there is none. */
export function useRequestKey(): string {
  return use(RequestKey);
}

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
      <input type="hidden" name="requestKey" value={useRequestKey()} />
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

/**
 * The same of a form that leads elsewhere when it is done: what is answered on its own page is something to mend, and can be sent again
 * at once, whatever the page still fetches.
 */
export function useLeaving(intent: string): boolean {
  const { state, location } = useNavigation();
  const here = useLocation();
  const busy = useBusy(intent);
  return busy && !(state === 'loading' && location.pathname === here.pathname && location.search === here.search);
}
