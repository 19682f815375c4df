// Compatible printers of a cartridge (CAT-6): a list, and a check of one model that works as a search before hydration.
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { catalogWords } from '#goods/catalog/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { CheckIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { useSurface } from '#ui/page/use-surface';
import { matchingPrinter } from './matching-printer.ts';
import styles from './product-fits.module.css';

// Loaded here and not with the rail's, so that pages without models load none of this.
const AllModels = lazy(async () => ({ default: (await import('./compatible-drawer.tsx')).CompatibleDrawer }));

/** Models shown at first. */
const FIRST = 8;

export interface ProductFitsProps {
  readonly fits: readonly string[];
  /** The models are not printers: bags and batteries fit other devices. */
  readonly other: boolean;
  readonly className?: string | undefined;
}

export function ProductFits({ fits, other, className }: ProductFitsProps) {
  const t = useWords(catalogWords);
  const { open, used, show, close } = useSurface();
  return (
    <section className={className} aria-labelledby="fits-title">
      <h2 id="fits-title">{t('fitsTitle')}</h2>
      <div className={styles.fits}>
        <p>
          <b>{t(other ? 'fitsTextOther' : 'fitsText')}</b>
        </p>
        <Models models={fits.slice(0, FIRST)} />
        {fits.length > FIRST && (
          <details className={styles.more}>
            {/* After hydration a drawer shows all of them. */}
            <summary onClick={(event) => show(event)}>{t('fitsAll', { n: fits.length })}</summary>
            <Models models={fits.slice(FIRST)} />
          </details>
        )}
        <FitCheck fits={fits} />
        {used && (
          <Suspense>
            <AllModels open={open} onClose={close} models={fits} other={other} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

const Models = ({ models }: { readonly models: readonly string[] }) => (
  <ul className={styles.models}>
    {models.map((model) => (
      <li key={model}>
        <CheckIcon />
        {model}
      </li>
    ))}
  </ul>
);

function FitCheck({ fits }: { readonly fits: readonly string[] }) {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const [asked, setAsked] = useState('');
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    setAsked(typeof typed === 'string' ? typed.trim() : '');
  };
  const match = matchingPrinter(fits, asked);
  return (
    <form action={paths.search()} onSubmit={check} data-screen-only>
      <Field label={t('fitsCheck')}>
        <div className={styles.check}>
          <TextInput name="q" autoComplete="off" maxLength={80} />
          <Button type="submit">{t('fitsAction')}</Button>
        </div>
      </Field>
      <div role="status">
        {asked !== '' && (
          <p className={styles.answer}>
            {match === undefined ? t('fitsNo', { model: asked }) : t('fitsYes', { model: match })}{' '}
            {match === undefined && <Link to={paths.search({ q: asked })}>{t('fitsSearch', { model: asked })}</Link>}
          </p>
        )}
      </div>
    </form>
  );
}
