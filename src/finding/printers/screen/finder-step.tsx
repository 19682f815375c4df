// The steps of the finder: brands and series as pictures with the number of their models, then the models.
import type { ReactNode } from 'react';
import { printerWords } from '#finding/printers/words';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import printer from './art/printer.svg?url';
import styles from './printers.module.css';
import type { PicturedModel } from '#finding/printers/contract';

export function FinderStep({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.step} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.choices}>{children}</ul>
    </section>
  );
}

interface ChoiceProps {
  readonly to: string;
  readonly current: boolean;
  readonly name: string;
  readonly models: number;
  readonly image: string | null;
}

export function FinderChoice({ to, current, name, models, image }: ChoiceProps) {
  const t = useWords(printerWords);
  return (
    <li>
      <Link to={to} preventScrollReset className={styles.choice} aria-current={current ? 'true' : undefined}>
        <Picture src={image ?? printer} alt="" width={96} height={96} ground />
        <span>
          <b>{name}</b>
          <small>{t('modelsOf', { n: models })}</small>
        </span>
      </Link>
    </li>
  );
}

interface ModelsProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly models: readonly PicturedModel[];
}

export function FinderModels({ title, note, models }: ModelsProps) {
  return (
    <section className={styles.step} aria-label={title}>
      <h2>{title}</h2>
      {note && <p className={styles.intro}>{note}</p>}
      <ul className={styles.models}>
        {models.map(({ slug, name, href, brand, image }) => (
          <li key={slug}>
            <Link to={href} className={styles.model}>
              <Picture src={image ?? printer} alt="" width={48} height={48} ground />
              <span>
                {name}
                <small>{brand}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
