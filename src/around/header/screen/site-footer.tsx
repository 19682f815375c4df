// The footer: help, lists of links, legal links and language. `slim` keeps only the last line (APP-15).
import { headerWords } from '#around/header/words';
import { usePageToggle } from '#people/toggles/screen';
import { CachedPart } from '#ui/page/cached-part';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import { LanguageLinks } from './language-links.tsx';
import { FOOTER_TOGGLES } from '#around/header/rules';
import { ServedFooter } from './served-footer.tsx';
import styles from './site-footer.module.css';

/** The shop's first year, because a cached page does not know the current one. */
const COPYRIGHT_YEAR = '2026';

export function SiteFooter({ slim = false }: { readonly slim?: boolean }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const isOn = usePageToggle();
  return (
    <footer className={`on-ink ${styles.footer} ${slim ? styles.slim : ''}`}>
      {!slim && isOn('footerContent') && <ServedFooter on={FOOTER_TOGGLES.filter(isOn)} />}
      <div className={styles.legal}>
        <div className={`wrap ${styles.legalRow}`}>
          <CachedPart name="legal" of={null}>
            <span>{t('copyright', { year: COPYRIGHT_YEAR })}</span>
            <Link to={paths.about('privacy')}>{t('privacy')}</Link>
            <Link to={paths.about('terms')}>{t('terms')}</Link>
            <Link to={paths.about('accessibility')}>{t('accessibility')}</Link>
            <Link to={paths.about('cookies')}>{t('cookies')}</Link>
            <Link to={paths.consentChoices()}>{t('cookieChoices')}</Link>
          </CachedPart>
          <LanguageLinks className={styles.languages} />
        </div>
      </div>
    </footer>
  );
}
