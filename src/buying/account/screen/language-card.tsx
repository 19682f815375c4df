// The languages of the site: English and French in Canada, Spanish texts in the United States (APP-2, APP-3). The country is changed at the foot of the page.
import { Form } from 'react-router';
import { makePaths } from '#paths';
import { preferencesWords } from '#people/preferences/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { useShop, useWords } from '#ui/page/shop';
import styles from './account.module.css';

const IN_CANADA = { 'en-CA': 'English', 'fr-CA': 'Français' } as const;

export function LanguageCard({ isSpanish }: { readonly isSpanish: boolean }) {
  const t = useWords(preferencesWords);
  const { locale, site } = useShop();
  return (
    <Card aria-labelledby="language-title">
      <h2 id="language-title" className={styles.title}>
        {t('language')}
      </h2>
      {site.country === 'US' ? (
        <Form method="post" reloadDocument>
          <input type="hidden" name="intent" value="language" />
          <input type="hidden" name="spanish" value={isSpanish ? 'off' : 'on'} />
          <p className={styles.text}>
            <b lang="es">{t('spanish')}</b>
            <br />
            {t('spanishText')}
          </p>
          <Button type="submit" size="small">
            {t(isSpanish ? 'turnOff' : 'turnOn')}
          </Button>
        </Form>
      ) : (
        <ul className={styles.languages}>
          {(['en-CA', 'fr-CA'] as const).map((one) => (
            <li key={one}>
              {/* Another language needs other messages, so the whole document loads. */}
              <a href={makePaths(one).preferences()} lang={one} hrefLang={one} aria-current={one === locale ? 'true' : undefined}>
                {IN_CANADA[one]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
