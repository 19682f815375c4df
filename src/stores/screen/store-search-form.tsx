// The search for stores: words, radius, services. A plain form whose answer is an address, so it works without JavaScript.
import { Form, useNavigation } from 'react-router';
import type { Position } from '#addresses/rules';
import { distanceUnit, LOCATOR_RADIUS, STORE_SERVICES } from '#stores/rules';
import { storesWords } from '#stores/words';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Disclosure } from '#ui/disclosure';
import { Field } from '#ui/field';
import { SearchIcon } from '#ui/icons';
import { Select } from '#ui/select';
import { usePaths, useShop, useWords } from '#ui/shop';
import { TextInput } from '#ui/text-input';
import { LocateButton } from './locate-button.tsx';
import type { LocatorState } from './use-stores-found.ts';
import styles from './stores-page.module.css';

const RADII = [5, 10, 25, 50, LOCATOR_RADIUS] as const;

export interface StoreSearch {
  readonly q: string;
  readonly radius: number;
  readonly services: readonly string[];
}

export interface StoreSearchFormProps {
  readonly search: StoreSearch;
  readonly error: string;
  readonly onPosition: (position: Position) => Promise<string | null>;
  /** Looked around now: another radius or service asks around it again, unless something is typed. */
  readonly position: Position | undefined;
}

/** An address may ask for a radius of its own: it is shown as what it is. */
function radiiWith(asked: number): readonly number[] {
  return RADII.some((radius) => radius === asked) ? RADII : [...RADII, asked].toSorted((a, b) => a - b);
}

export function StoreSearchForm({ search, error, onPosition, position }: StoreSearchFormProps) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const { site } = useShop();
  const busy = useNavigation().state !== 'idle';
  const unit = distanceUnit(site.country);
  return (
    <Form
      method="get"
      action={paths.stores()}
      state={position === undefined ? null : ({ position } satisfies LocatorState)}
      className={styles.search}
      role="search"
      aria-label={t('findStores')}
    >
      <div className={styles.words}>
        <Field label={t('searchLabel')} hint={t(site.country === 'US' ? 'searchHint' : 'searchHintCanada')} error={error}>
          <TextInput name="near" defaultValue={search.q} maxLength={80} autoComplete="postal-code" enterKeyHint="search" />
        </Field>
        <Field label={t('radius')}>
          <Select
            name="radius"
            defaultValue={String(search.radius)}
            options={radiiWith(search.radius).map((radius) => ({ value: String(radius), label: t(`distance_${unit}`, { n: radius }) }))}
          />
        </Field>
        <Button type="submit" variant="primary" busy={busy} className={styles.submit}>
          <SearchIcon /> {t('findStores')}
        </Button>
      </div>
      <LocateButton onPosition={onPosition} />
      <Disclosure
        title={t('filters')}
        note={search.services.length === 0 ? undefined : search.services.length}
        open={search.services.length > 0}
      >
        <fieldset className={styles.services}>
          <legend className="sr">{t('services')}</legend>
          {STORE_SERVICES.map((service) => (
            <Checkbox
              key={service}
              name="service"
              value={service}
              defaultChecked={search.services.includes(service)}
              label={t(`service.${service}`)}
            />
          ))}
        </fieldset>
        <Button type="submit" size="small">
          {t('applyFilters')}
        </Button>
      </Disclosure>
    </Form>
  );
}
