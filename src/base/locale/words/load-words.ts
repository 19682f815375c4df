// Loads message catalogues: one per capability and copy locale. Node loads all four locales; a browser loads its page's, before the screen runs
// (modules that import words wait for them).
import type { CopyLocale } from '#base/locale/rules';
import { compiler } from '#words-compiler';
import { formatMessage, type Message, type Values } from './format-message.ts';

type Messages = Readonly<Record<string, string>>;
type Loader<M> = () => Promise<{ readonly default: M }>;

/** The messages of one capability: a typed set of keys with a name. */
export interface Words<Key extends string> {
  readonly name: string;
  readonly keys: readonly Key[];
}

/** Each locale of a capability has exactly the keys of en-US. */
export type SameKeys<M extends Messages> = { readonly [K in keyof M]: string };

/** Formats one message: ICU, with named values. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, unknown>>) => string;

/** The same for pages: keys that begin with `server.` are for the server only. */
export type PageSay<Key extends string> = Say<Exclude<Key, `server.${string}`>>;

const COPY_LOCALES: readonly CopyLocale[] = ['en-US', 'en-CA', 'fr-CA', 'es-US'];
/** Loaded messages by locale and `capability.key`: compiled in the page build; on Node as text until first use. */
const spoken = new Map<CopyLocale, Map<string, Message>>();

/** The compiled message; undefined when it is not loaded. */
function messageOf(id: string, locale: CopyLocale): Message | undefined {
  const messages = spoken.get(locale);
  const message = messages?.get(id);
  if (compiler === undefined || typeof message !== 'string') return message;
  const compiled = compiler(message) as Message;
  messages?.set(id, compiled);
  return compiled;
}

/** Loads a capability's catalogues and returns its typed handle. */
export async function loadWords<M extends Messages>(
  name: string,
  loaders: Readonly<Record<CopyLocale, Loader<SameKeys<M>>>> & { readonly 'en-US': Loader<M> },
): Promise<Words<keyof M & string>> {
  let keys: readonly string[] = [];
  for (const locale of wanted()) {
    const messages = (await loaders[locale]()).default;
    keys = Object.keys(messages);
    const loaded = spoken.get(locale) ?? new Map<string, Message>();
    spoken.set(locale, loaded);
    for (const [key, message] of Object.entries<Message>(messages)) loaded.set(`${name}.${key}`, message);
  }
  return { name, keys: keys as readonly (keyof M & string)[] };
}

/** A function that formats a capability's messages in a locale. */
export function sayer<Key extends string>(words: Words<Key>, locale: CopyLocale): Say<Key> {
  return (key, values = {}) => sayMessage(`${words.name}.${key}`, locale, values);
}

/** Formats a message by its full name, `capability.key`; returns the name when it is not loaded. */
export function sayMessage(id: string, locale: CopyLocale, values: Values): string {
  const message = messageOf(id, locale);
  return message === undefined ? id : formatMessage(message, values, locale);
}

function wanted(): readonly CopyLocale[] {
  const page = (globalThis as { document?: { documentElement: { lang: string } } }).document;
  const lang = page?.documentElement.lang as CopyLocale | undefined;
  return lang !== undefined && COPY_LOCALES.includes(lang) ? [lang] : COPY_LOCALES;
}
