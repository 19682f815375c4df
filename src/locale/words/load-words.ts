// One message catalogue per capability and copy locale. Node loads all four; a browser loads the one its page is in,
// before the screen that needs it runs (modules that import words wait for them).
import { setupI18n, type I18n } from '@lingui/core';
import type { CopyLocale } from '#locale/rules';
import { compiler } from '#words-compiler';

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
const spoken = new Map<CopyLocale, I18n>();

/** The Lingui instance of a locale, with every catalogue loaded so far. */
export function i18nOf(locale: CopyLocale): I18n {
  let i18n = spoken.get(locale);
  if (i18n === undefined) {
    // Spanish plurals and formats follow es; the instance's name stays the copy locale.
    i18n = setupI18n({ locale, messages: { [locale]: {} } });
    if (compiler !== undefined) i18n.setMessagesCompiler(compiler);
    spoken.set(locale, i18n);
  }
  return i18n;
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
    i18nOf(locale).load(locale, Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${name}.${key}`, text as string])));
  }
  return { name, keys: keys as readonly (keyof M & string)[] };
}

/** A function that says a capability's messages in a locale. */
export function sayer<Key extends string>(words: Words<Key>, locale: CopyLocale): Say<Key> {
  const i18n = i18nOf(locale);
  return (key, values) => i18n._(`${words.name}.${key}`, values);
}

function wanted(): readonly CopyLocale[] {
  const page = (globalThis as { document?: { documentElement: { lang: string } } }).document;
  const lang = page?.documentElement.lang as CopyLocale | undefined;
  return lang !== undefined && COPY_LOCALES.includes(lang) ? [lang] : COPY_LOCALES;
}
