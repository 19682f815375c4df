// Error page for when not even the frame can be rendered: needs only the address's locale.
import type { Locale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { headerWords } from '#around/header/words';
import { Mark } from '#ui/kit/logo';
import styles from './error-view.module.css';

export function BrokenPage({ locale }: { readonly locale: Locale }) {
  const t = sayer(headerWords, locale);
  const title = `${t('brokenTitle')} | Inkwell`;
  return (
    <main className={`wrap ${styles.broken}`}>
      <title>{title}</title>
      <Mark className={styles.mark} />
      <h1>{t('brokenTitle')}</h1>
      <p>{t('brokenText')}</p>
      <p>
        <a href={makePaths(locale).home()}>{t('toHome')}</a>
      </p>
    </main>
  );
}
