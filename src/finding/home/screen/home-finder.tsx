// Ink and toner by printer: searches for a model, and suggests known models while the shopper types (CAT-6).
import type { homeContract } from '#finding/home/contract';
import { homeWords } from '#finding/home/words';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { Field } from '#ui/kit/field';
import { LATER } from '#ui/page/later';
import type { ReplyOf } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import styles from './home-page.module.css';

type Brands = ReplyOf<(typeof homeContract)['GET /api/home']>['printerBrands'];

export function HomeFinder({ brands }: { readonly brands: Brands }) {
  const t = useWords(homeWords);
  const paths = usePaths();
  const models = brands.flatMap(({ models: own }) => own);
  return (
    <section {...LATER} id="finder" data-screen-only className={styles.finder} aria-labelledby="finder-title">
      <div>
        <h2 id="finder-title">{t('finderTitle')}</h2>
        <p className={styles.lead}>{t('finderText')}</p>
        <form action={paths.search()} className={styles.form}>
          <Field id="finder-model" label={t('finderField')} hint={t('finderHint', { model: models[0] ?? '' })}>
            <TextInput name="q" required list="printer-models" autoComplete="off" maxLength={80} />
          </Field>
          <datalist id="printer-models">
            {models.map((model) => (
              <option key={model} value={model}>
                {model}
              </option>
            ))}
          </datalist>
          <Button type="submit" variant="ink">
            {t('finderAction')}
          </Button>
        </form>
        <p className={styles.or}>{t('finderOr')}</p>
      </div>
      <div className={styles.brands}>
        <h3>{t('finderBrands')}</h3>
        <ul className={styles.chips}>
          {brands.map(({ brand }) => (
            <li key={brand}>
              <Chip to={paths.printerFinder({ brand })}>{brand}</Chip>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
