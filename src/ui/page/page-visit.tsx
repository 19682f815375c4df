// The request as page loaders see it, and in-process calls of the shop's contracts.
import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Static, TSchema } from 'typebox';
import type { CopyLocale, Locale } from '#base/locale/rules';
import type { CartPurpose } from '#base/shopper/rules';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { Site } from '#base/site/rules';
import type { PageParts } from './cached-part.tsx';

/** The request as a page sees it. It contains nothing of the shopper; personal data is requested by calls. */
export interface PageVisit {
  readonly site: Site;
  readonly locale: Locale;
  readonly copyLocale: CopyLocale;
  /** Address of this site without a trailing slash: `http://localhost:3000`. */
  readonly origin: string;
  /** Address of every site's host by tenant, for hreflang and links between editions. */
  readonly origins: Readonly<Record<'consumer' | 'business' | 'pay', string>>;
  /** Origins whose pages may frame the shop and receive its cart count (ANL-2). */
  readonly parents: readonly string[];
  /** How long the mini cart waits while another flyout is open, if configured (MINI-2). */
  readonly miniCartWaitMs: number | undefined;
  readonly nonce: string;
  /** The cart that a page of checkout is about. */
  readonly cartPurpose: CartPurpose;
  /** False when the address contains control characters or invalid escapes. */
  readonly isAddressReadable: boolean;
  /** Variant of a public page: accounts limited to contract prices get one without prices. */
  /** Whether a representative acts for a shopper; such a page is never shared. */
  readonly acting: boolean;
  /** Whether a purchasing system has sent the shopper; such a page is never shared. */
  readonly punchout: boolean;
  /** Whether this shop serves the component gallery at /gallery. */
  readonly gallery: boolean;
  /** Cookies of this visit, for pages that are not shared. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Answers a contract line. `ask` and `attempt` add types. */
  readonly answer: (key: string, input: unknown) => Promise<unknown>;
  /** Cached page parts; null in development. */
  readonly parts: PageParts | null;
  /** Takes a text that may stand inside a JSON string; returns the placeholder to render. */
  readonly carry: (text: Uint8Array) => string;
  /** Takes the rendered page as bytes: a Response body would copy them three times. */
  readonly deliver: (html: Uint8Array) => void;
  /** Sets a header (a cookie) on the page's response. */
  readonly setHeader: (name: string, value: string) => void;
}

export const pageVisit = createContext<PageVisit>();

/** Creates the context of each page request; here, so that server and pages share one context key. */
export function fillContext(context: RouterContextProvider, visit: PageVisit): RouterContextProvider {
  context.set(pageVisit, visit);
  return context;
}

interface Line {
  readonly body?: TSchema;
  readonly query?: TSchema;
  readonly params?: TSchema;
  readonly reply: TSchema;
}
type Part<L, P extends 'body' | 'query' | 'params'> = L extends { readonly [K in P]: infer S extends TSchema }
  ? Named<P, Static<S>>
  : unknown;
/** An optional query may be omitted. */
type Named<P extends string, V> = P extends 'query'
  ? Partial<V> extends V
    ? { readonly query?: V }
    : { readonly query: V }
  : { readonly [K in P]: V };

/** Input of a contract line: body, query and params, if it has them. */
export type Input<L> = Part<L, 'body'> & Part<L, 'query'> & Part<L, 'params'>;
export type ReplyOf<L extends Line> = Static<L['reply']>;

export type WithContext = { readonly context: Readonly<RouterContextProvider> };

/** Calls the shop and returns the answer or the refusal: for actions, which show refusals in the form. */
export function attempt<C extends { readonly [K in keyof C]: Line }>({ context }: WithContext) {
  const visit = context.get(pageVisit);
  return <K extends keyof C & string>(key: K, input: Input<C[K]>): Promise<ReplyOf<C[K]> | Refusal> =>
    visit.answer(key, input) as Promise<ReplyOf<C[K]> | Refusal>; // the registry answers each key by its own contract
}

/** Calls the shop; a refusal ends the page with its status (the error page shows it). */
export function ask<C extends { readonly [K in keyof C]: Line }>(args: WithContext) {
  const tried = attempt<C>(args);
  return async <K extends keyof C & string>(key: K, input: Input<C[K]>): Promise<ReplyOf<C[K]>> => {
    const reply = await tried(key, input);
    if (isRefusal(reply)) throw data(reply, { status: reply.status });
    return reply;
  };
}
