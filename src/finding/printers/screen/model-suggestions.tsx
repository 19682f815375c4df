// The models below what is typed, or that none fits.
import { printerWords } from '#finding/printers/words';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import printer from './art/printer.svg?url';
import styles from './printers.module.css';
import type { PicturedModel } from '#finding/printers/contract';

export interface ModelSuggestionsProps {
  readonly id: string;
  readonly models: readonly PicturedModel[];
  readonly active: number | null;
  readonly onChoose: (href: string) => void;
}

export function ModelSuggestions({ id, models, active, onChoose }: ModelSuggestionsProps) {
  const t = useWords(printerWords);
  if (models.length === 0)
    return (
      <p role="status" className={styles.suggestions}>
        {t('suggestNone')}
      </p>
    );
  return (
    <div id={id} role="listbox" aria-label={t('suggestions')} className={styles.suggestions}>
      {models.map(({ slug, name, brand, image, href }, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keys
        <div
          key={slug}
          id={`${id}-${at}`}
          role="option"
          aria-selected={active === at}
          tabIndex={-1}
          // Keeps the focus in the field, because a blur would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(href)}
          className={styles.model}
        >
          <Picture src={image ?? printer} alt="" width={48} height={48} ground />
          <span>
            {name}
            <small>{brand}</small>
          </span>
        </div>
      ))}
    </div>
  );
}
