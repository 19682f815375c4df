// The Content-Security-Policy of the form's page, by the company that gets the cards (PAY-4, trust 17).
import type { Tokeniser, TokeniserOf } from '#providers/pay-host/contract';

interface FormOf<Way> {
  /** Whether there is a form for gift and prepaid cards. */
  readonly takesGiftCards: boolean;
  /** Where the card may go: by a call of the script, or as a form whose answer loads in a frame. */
  reach(way: Way): readonly string[];
}

const byCall = (origin: string): readonly string[] => [`connect-src ${origin}`, "form-action 'none'"];

const FORMS: { readonly [Vendor in Tokeniser['vendor']]: FormOf<TokeniserOf<Vendor>> } = {
  sandbox: { takesGiftCards: true, reach: () => byCall("'self'") },
  stripe: { takesGiftCards: false, reach: ({ url }) => byCall(url) },
  braintree: { takesGiftCards: false, reach: ({ url }) => byCall(url) },
  aci: { takesGiftCards: false, reach: ({ url }) => ["connect-src 'self'", `form-action 'self' ${url}`, `frame-src 'self' ${url}`] },
};

/** TypeScript cannot match each name with its own entry across the union. */
const formOf = ({ vendor }: Tokeniser): FormOf<Tokeniser> => FORMS[vendor] as FormOf<Tokeniser>;

export function takesGiftCards(tokeniser: Tokeniser): boolean {
  return formOf(tokeniser).takesGiftCards;
}

/** The policy of the form's page; only the declared parent may frame it. */
export function framePolicy(parentOrigin: string, tokeniser: Tokeniser): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    ...formOf(tokeniser).reach(tokeniser),
    "base-uri 'none'",
    `frame-ancestors ${parentOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The policy of the page after a posted form: it is empty, and only the form's own page and its parent may frame it. */
export function sentPolicy(parents: readonly string[]): string {
  return ["default-src 'none'", "base-uri 'none'", "form-action 'none'", `frame-ancestors 'self' ${parents.join(' ')}`].join('; ');
}

export const SENT_PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Sent</title></html>';
