// The steps of the finder: links to brands and series with the number of their models, then the models.
import type { ReactNode } from 'react';
import { printerWords } from '#finding/printers/words';
import { Chip } from '#ui/kit/chip';
import { Link } from '#ui/kit/link';
import { useWords } from '#ui/page/shop';
import styles from './printers.module.css';
import type { Model } from '#finding/printers/contract';

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
}

export function FinderChoice({ to, current, name, models }: ChoiceProps) {
  const t = useWords(printerWords);
  return (
    <li>
      <Chip to={to} on={current} preventScrollReset>
        {name} <span className="sr">{t('modelsOf', { n: models })}</span>
        <span aria-hidden="true" className={styles.count}>
          {models}
        </span>
      </Chip>
    </li>
  );
}

export function FinderModels({ models }: { readonly models: readonly Model[] }) {
  const t = useWords(printerWords);
  return (
    <section className={styles.step} aria-label={t('model')}>
      <h2>{t('model')}</h2>
      <ul className={styles.models}>
        {models.map(({ slug, name, href }) => (
          <li key={slug}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
