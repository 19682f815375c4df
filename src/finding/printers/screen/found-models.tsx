// What the typed words find (CAT-6): the models, or what else a shopper can do.
import type { PicturedModel } from '#finding/printers/contract';
import { printerWords } from '#finding/printers/words';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import printer from './art/printer.svg?url';
import { FinderModels } from './finder-step.tsx';

export interface FoundModelsProps {
  readonly found: { readonly total: number; readonly models: readonly PicturedModel[] };
  readonly asked: string;
}

/** The models that the typed words find; without one, the ways that are left. */
export function FoundModels({ found: { total, models }, asked }: FoundModelsProps) {
  const t = useWords(printerWords);
  const paths = usePaths();
  if (total > 0)
    return (
      <FinderModels
        title={t('foundTitle', { n: total, words: asked })}
        note={total > models.length && t('foundFirst', { n: models.length })}
        models={models}
      />
    );
  return (
    <EmptyState
      picture={<Picture src={printer} alt="" width={160} height={160} />}
      title={t('noMatchTitle', { words: asked })}
      actions={<LinkButton to={paths.search({ q: asked })}>{t('noMatchSearch')}</LinkButton>}
    >
      {t('noMatchText')}
    </EmptyState>
  );
}
