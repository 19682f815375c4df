// The locations of the shopper's organization as places to deliver to, above a zip typed by hand (USR-9).
import type { ShipToView } from '#people/locations/contract';
import { locationLabel } from '#people/locations/rules';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import { usePlace } from './place-provider.tsx';

/** A place of the form: its zip, and the location there. */
export interface PlaceOfLocation {
  readonly zip: string;
  readonly label: string;
}

/** One per zip, because dates and stock depend on nothing else. */
export function placesOf(locations: readonly ShipToView[]): readonly PlaceOfLocation[] {
  const byZip = new Map<string, PlaceOfLocation>();
  for (const location of locations) {
    const { zip } = location;
    if (!byZip.has(zip)) byZip.set(zip, { zip, label: `${locationLabel(location)}, ${zip}` });
  }
  return [...byZip.values()];
}

interface PlaceLocationsProps {
  readonly places: readonly PlaceOfLocation[];
  readonly busy?: boolean | undefined;
}

/** Stands in a form of its own. */
export function PlaceLocations({ places, busy }: PlaceLocationsProps) {
  const t = useWords(storesWords);
  const { zip } = usePlace();
  return (
    <>
      <Field label={t('placeLocation')}>
        <Select
          name="zip"
          defaultValue={places.find((place) => place.zip === zip)?.zip}
          options={places.map(({ zip: value, label }) => ({ value, label }))}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {t('placeLocationUse')}
      </Button>
    </>
  );
}
