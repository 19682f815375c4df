// What the shopper prefers: language, mails, display, store, and buy now (USR-1). Every form works without JavaScript.
import { redirect } from 'react-router';
import type { Route } from './+types/preferences-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { checkoutContract } from '#buying/checkout/contract';
import { makePaths } from '#paths';
import type { addressesContract } from '#people/addresses/contract';
import type { preferencesContract } from '#people/preferences/contract';
import { MAIL_LANGUAGES } from '#people/preferences/rules';
import { preferencesWords } from '#people/preferences/words';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import styles from './account.module.css';
import { DisplayCard } from './display-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { MailCard } from './mail-card.tsx';
import { QuickBuyCard } from './quick-buy-card.tsx';
import { StoreCard } from './store-card.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const [preferences, quickBuy, book] = await Promise.all([
    ask<typeof preferencesContract>(args)('GET /api/account/preferences', {}),
    attempt<typeof checkoutContract>(args)('GET /api/quick-buy', {}),
    attempt<typeof addressesContract>(args)('GET /gus/api/usr/c/addresses', {}),
  ]);
  return {
    ...preferences,
    // The page opens without what is down (ERR-4).
    quickBuy: isRefusal(quickBuy) ? null : quickBuy,
    book: isRefusal(book) ? null : { store: book.store },
    saved: new URL(args.request.url).searchParams.get('saved') ?? '',
    title: sayer(preferencesWords, copyLocale)('title'),
    isSpanish: copyLocale === 'es-US',
  };
}

export async function action(args: Route.ActionArgs) {
  const { locale, setHeader } = args.context.get(pageVisit);
  const form = await args.request.formData();
  const has = (name: string): boolean => form.has(name);
  const intent = textOf(form, 'intent', 20);
  const paths = makePaths(locale);
  if (intent === 'language') {
    const on = form.get('spanish') === 'on';
    setHeader('set-cookie', `copy=${on ? 'es' : ''}; Path=/; Max-Age=${on ? 1_209_600 : 0}; SameSite=Lax; Secure; HttpOnly`);
    throw redirect(paths.preferences());
  }
  if (intent === 'quickBuyOff') await ask<typeof checkoutContract>(args)('POST /api/quick-buy', { body: { quickBuyActive: false } });
  const call = ask<typeof preferencesContract>(args);
  if (intent === 'mails') {
    const language = MAIL_LANGUAGES.find((one) => one === form.get('mailLanguage')) ?? 'order';
    await call('POST /api/account/preferences/mail', { body: { language, shipped: has('shipped'), delivered: has('delivered') } });
  }
  if (intent === 'display') {
    const display = { lessMotion: has('lessMotion'), largerText: has('largerText'), underlinedLinks: has('underlinedLinks') };
    await call('POST /api/account/preferences/display', { body: display });
  }
  throw redirect(paths.preferences({ saved: intent }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PreferencesPage({ loaderData: loaded }: Route.ComponentProps) {
  const t = useWords(preferencesWords);
  const { saved } = loaded;
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={styles.sections}>
        <LanguageCard isSpanish={loaded.isSpanish} />
        <MailCard mail={loaded.mail} isSaved={saved === 'mails'} />
        <DisplayCard display={loaded.display} isSaved={saved === 'display'} />
        {loaded.book && <StoreCard store={loaded.book.store} />}
        {loaded.quickBuy && <QuickBuyCard quickBuy={loaded.quickBuy} />}
      </div>
    </>
  );
}
