// Filters budgets by words and state. A plain GET form, so that every choice has an address and works without JavaScript.
import { budgetsWords } from '#buying/budgets/words';
import { ListFilter } from '#ui/kit/list-filter';
import { usePaths, useWords } from '#ui/page/shop';

interface Asked {
  readonly search: string;
  readonly state: string;
}

/** The filters that were given. */
export const given = ({ search, state }: Asked) => ({ search: search || undefined, state: state || undefined });

interface BudgetsFilterProps {
  readonly asked: Asked;
  readonly counts: Readonly<Record<'running' | 'nearlyUsed' | 'ended', number>>;
}

export function BudgetsFilter({ asked, counts }: BudgetsFilterProps) {
  const t = useWords(budgetsWords);
  const paths = usePaths();
  const chips = [
    ['', t('stateRunning', { n: counts.running })],
    ['nearlyUsed', t('stateNearlyUsed', { n: counts.nearlyUsed })],
    ['ended', t('stateEnded', { n: counts.ended })],
  ] as const;
  return (
    <ListFilter
      label={t('find')}
      submitLabel={t('findSubmit')}
      search={asked.search}
      hint={t('findHint')}
      kept={{ state: asked.state }}
      chips={chips.map(([state, label]) => ({ label, to: paths.budgets(given({ ...asked, state })), on: asked.state === state }))}
      chipsLabel={t('show')}
    />
  );
}
