// What went wrong with an identity provider, in the words that administrators and shoppers are told by.

export type ProviderFailureCode = 'UNREACHABLE' | 'ISSUER_DIFFERS' | 'CLIENT_REFUSED' | 'REDIRECT_REFUSED' | 'DENIED' | 'ANSWER_REFUSED';

export interface ProviderFailure {
  readonly code: ProviderFailureCode;
  /** For administrators: how the provider or the check puts it. */
  readonly detail: string;
}

/** Properties of the errors that the OpenID library throws. */
interface LibraryError {
  readonly code?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly status?: number;
  readonly message?: string;
  readonly cause?: unknown;
}

const LONGEST_DETAIL = 500;

export function unreachable(error: unknown): ProviderFailure {
  const { code } = error as LibraryError;
  return { code: code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' ? 'ISSUER_DIFFERS' : 'UNREACHABLE', detail: detailOf(error) };
}

export function failureOf(error: unknown): ProviderFailure {
  return { code: codeOf(error as LibraryError), detail: detailOf(error) };
}

function codeOf({ code, error, error_description: description = '', status }: LibraryError): ProviderFailureCode {
  if (error === 'invalid_client' || error === 'unauthorized_client' || status === 401) return 'CLIENT_REFUSED';
  if (error !== undefined && /redirect/i.test(description)) return 'REDIRECT_REFUSED';
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return 'DENIED';
  if (error !== undefined || code?.startsWith('OAUTH_') === true) return 'ANSWER_REFUSED';
  return 'UNREACHABLE';
}

/** The message and what caused it, in one line. */
export function detailOf(error: unknown): string {
  const { message = '', error: said = '', error_description: description = '', cause } = error as LibraryError;
  const because = cause instanceof Error && cause.message !== message ? cause.message : '';
  const parts = [said, description, message, because].filter((part) => part !== '');
  return printable([...new Set(parts)].join(': '));
}

/** Without what a log line or page cannot show. */
const printable = (text: string): string => text.replace(/[^\x20-\x7E\u00A0-\uD7FF]/g, ' ').slice(0, LONGEST_DETAIL);
