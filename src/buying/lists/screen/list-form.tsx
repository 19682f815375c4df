// A form on lists with its intent and list, with and without JavaScript.
import { createContext, use, type ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';

/** New with each page load and each answer: a form sent twice from one rendering takes effect once. */
const RequestKey = createContext('');

export function RequestKeyProvider({ requestKey, children }: { readonly requestKey: string; readonly children: ReactNode }) {
  return <RequestKey value={requestKey}>{children}</RequestKey>;
}

/** Also useful as the React key of fields that an answer should clear. */
export function useRequestKey(): string {
  return use(RequestKey);
}

type Fields = Readonly<Record<string, string | number>>;

export interface ListFormProps {
  readonly intent: string;
  readonly fields?: Fields;
  readonly className?: string | undefined;
  /** With a file in it. */
  readonly withFile?: boolean;
  readonly children: ReactNode;
}

export function ListForm({ intent, fields = {}, className, withFile, children }: ListFormProps) {
  return (
    <Form method="post" {...(withFile && { encType: 'multipart/form-data' })} preventScrollReset noValidate className={className}>
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

/** Whether the form with these fields is pending. */
export function useBusy(intent: string, fields: Fields = {}): boolean {
  const { state, formData } = useNavigation();
  if (state === 'idle' || formData?.get('intent') !== intent) return false;
  return Object.entries(fields).every(([name, value]) => formData.get(name) === String(value));
}

/**
 * The same for a form that redirects on success: an answer on its own page is an error to correct, so the form is ready again at once, even while the
 * page reloads.
 */
export function useLeaving(intent: string): boolean {
  const { state, location } = useNavigation();
  const here = useLocation();
  const busy = useBusy(intent);
  return busy && !(state === 'loading' && location.pathname === here.pathname && location.search === here.search);
}
