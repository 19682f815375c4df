// One message catalogue per capability and copy locale. Node loads all four; a browser loads the one its page is in,
// before the screen that needs it runs (modules that import words wait for them).
import type { CopyLocale } from '#base/locale/rules';
import { compiler } from '#words-compiler';
import { formatMessage, type Message, type Values } from './format-message.ts';

type Messages = Readonly<Record<string, string>>;
type Loader<M> = () => Promise<{ readonly default: M }>;

/** The words of one capability: a typed key set under a name. */
export interface Words<Key extends string> {
  readonly name: string;
  readonly keys: readonly Key[];
}

/** What every locale of a capability must hold: exactly the keys of en-US. */
export type SameKeys<M extends Messages> = { readonly [K in keyof M]: string };

/** Says one message: ICU, with values by name. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, unknown>>) => string;

/** Says what a page may say: keys that begin with `server.` stay with the server. */
export type PageSay<Key extends string> = Say<Exclude<Key, `server.${string}`>>;

const COPY_LOCALES: readonly CopyLocale[] = ['en-US', 'en-CA', 'fr-CA', 'es-US'];
/** Every message that was loaded, by locale and `capability.key`: compiled in the page build, and on Node as text until it is first said. */
const spoken = new Map<CopyLocale, Map<string, Message>>();

/** The compiled message of a name; undefined: nobody has loaded it. */
function messageOf(id: string, locale: CopyLocale): Message | undefined {
  const messages = spoken.get(locale);
  const message = messages?.get(id);
  if (compiler === undefined || typeof message !== 'string') return message;
  const compiled = compiler(message) as Message;
  messages?.set(id, compiled);
  return compiled;
}

/** Loads a capability's catalogues and gives back its typed handle. */
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

/** A function that says a capability's messages in a locale. */
export function sayer<Key extends string>(words: Words<Key>, locale: CopyLocale): Say<Key> {
  return (key, values = {}) => sayMessage(`${words.name}.${key}`, locale, values);
}

/** Says the message of a whole name, `capability.key`; the name itself where nobody has loaded it. */
export function sayMessage(id: string, locale: CopyLocale, values: Values): string {
  const message = messageOf(id, locale);
  return message === undefined ? id : formatMessage(message, values, locale);
}

function wanted(): readonly CopyLocale[] {
  const page = (globalThis as { document?: { documentElement: { lang: string } } }).document;
  const lang = page?.documentElement.lang as CopyLocale | undefined;
  return lang !== undefined && COPY_LOCALES.includes(lang) ? [lang] : COPY_LOCALES;
}
