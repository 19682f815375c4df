// The store search: text, radius, services. A GET form, so that each search has an address and works without JavaScript.
import { Form, useNavigation } from 'react-router';
import type { Position } from '#people/addresses/rules';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { SearchIcon } from '#ui/kit/icons';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { LocateButton } from './locate-button.tsx';
import { RadiusField, ServicesField } from './store-narrowing.tsx';
import type { LocatorState } from './use-stores-found.ts';
import styles from './stores-page.module.css';

export interface StoreSearch {
  readonly q: string;
  readonly radius: number;
  readonly services: readonly string[];
}

export interface StoreSearchFormProps {
  readonly search: StoreSearch;
  readonly error: string;
  readonly onPosition: (position: Position) => Promise<string | null>;
  /** The present centre: a new radius or service searches around it again, unless a text is typed. */
  readonly position: Position | undefined;
}

export function StoreSearchForm({ search, error, onPosition, position }: StoreSearchFormProps) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const { site } = useShop();
  const busy = useNavigation().state !== 'idle';
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
        <RadiusField radius={search.radius} />
        <Button type="submit" variant="primary" busy={busy} className={styles.submit}>
          <SearchIcon /> {t('findStores')}
        </Button>
      </div>
      <LocateButton onPosition={onPosition} />
      <ServicesField services={search.services} />
    </Form>
  );
}
