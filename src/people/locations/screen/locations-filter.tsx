// Filters locations by words and state. A plain GET form, so that every choice has an address and works without JavaScript.
import { locationsWords } from '#people/locations/words';
import { ListFilter } from '#ui/kit/list-filter';
import { usePaths, useWords } from '#ui/page/shop';

interface Asked {
  readonly search: string;
  readonly state: string;
}

/** The filters that were given. */
export const given = ({ search, state }: Asked) => ({ search: search || undefined, state: state || undefined });

interface LocationsFilterProps {
  readonly asked: Asked;
  readonly counts: { readonly active: number; readonly retired: number };
}

export function LocationsFilter({ asked, counts: { active, retired } }: LocationsFilterProps) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  const chips = [
    ['', t('stateAll', { n: active + retired })],
    ['active', t('stateActive', { n: active })],
    ['retired', t('stateRetired', { n: retired })],
  ] as const;
  return (
    <ListFilter
      label={t('find')}
      submitLabel={t('findSubmit')}
      search={asked.search}
      kept={{ state: asked.state }}
      chips={chips.map(([state, label]) => ({ label, to: paths.locations(given({ ...asked, state })), on: asked.state === state }))}
    />
  );
}
