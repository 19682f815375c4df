// The organization's locations that a person may order to, above their own addresses.
import { Form } from 'react-router';
import type { ShipTo, ShipToView } from '#people/locations/contract';
import { locationLabel } from '#people/locations/rules';
import { locationsWords } from '#people/locations/words';
import { Badge } from '#ui/kit/badge';
import { Card } from '#ui/kit/card';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import { PlaceWords } from './locations-table.tsx';
import styles from './locations.module.css';

/** More are found by search where an order asks for one. */
const MOST_CARDS = 12;

export function YourLocations({ shipTo: { organization, ownShipping, locations } }: { readonly shipTo: ShipTo }) {
  const t = useWords(locationsWords);
  if (ownShipping && locations.length === 0) return null;
  const more = locations.slice(MOST_CARDS);
  return (
    <section aria-labelledby="your-locations" className={styles.yours}>
      <h2 id="your-locations">{t('yours', { organization })}</h2>
      <p className={styles.lead}>{t(locations.length === 0 ? 'noneGiven' : 'yoursLead')}</p>
      <ul className={styles.cards}>
        {locations.slice(0, MOST_CARDS).map((location) => (
          <LocationCard key={location.locationId} location={location} />
        ))}
      </ul>
      {more.length > 0 && (
        <details>
          <summary>{t('moreLocations', { n: more.length })}</summary>
          <ul className={styles.cards}>
            {more.map((location) => (
              <LocationCard key={location.locationId} location={location} />
            ))}
          </ul>
        </details>
      )}
      {!ownShipping && <Message className={styles.rule ?? ''}>{t('ownStopped')}</Message>}
    </section>
  );
}

function LocationCard({ location }: { readonly location: ShipToView }) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  const { locationId, isDefault } = location;
  return (
    <Card as="li" className={styles.own}>
      {isDefault && (
        <div>
          <Badge tone="line">{t('isDefault')}</Badge>
        </div>
      )}
      <b>{locationLabel(location)}</b>
      <PlaceWords location={location} />
      <Form method="post" action={paths.addresses()} preventScrollReset>
        <input type="hidden" name="locationId" value={isDefault ? '' : locationId} />
        <TextAction type="submit" name="intent" value="defaultLocation" about={`– ${location.name}`}>
          {t(isDefault ? 'noDefault' : 'makeDefault')}
        </TextAction>
      </Form>
    </Card>
  );
}
