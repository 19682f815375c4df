// Locations with their address, who may order to them, and the move that is possible.
import { Form } from 'react-router';
import type { LocationView } from '#people/locations/contract';
import { locationsWords } from '#people/locations/words';
import { addressLines, formatPhone } from '#people/addresses/rules';
import { formatDate } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { TextAction } from '#ui/kit/text-action';
import { ForOwner } from '#ui/page/for-owner';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './locations.module.css';

interface LocationsTableProps {
  readonly locations: readonly LocationView[];
  readonly timeZone: string;
}

export function LocationsTable({ locations, timeZone }: LocationsTableProps) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  return (
    <Table
      caption={t('title')}
      rows={locations}
      keyOf={({ locationId }) => locationId}
      columns={[
        {
          id: 'location',
          label: t('location'),
          heads: true,
          cell: ({ locationId, name, code }) => (
            <>
              <ForOwner otherwise={name}>
                <Link to={paths.location(locationId)}>{name}</Link>
              </ForOwner>
              {code !== '' && <span className={styles.small}>{code}</span>}
            </>
          ),
        },
        { id: 'address', label: t('address'), full: true, cell: (location) => <PlaceWords location={location} /> },
        { id: 'usedBy', label: t('usedBy'), full: true, cell: (location) => <UsedBy location={location} /> },
        { id: 'status', label: t('status'), cell: (location) => <Status location={location} timeZone={timeZone} /> },
      ]}
    />
  );
}

/** The place itself: who takes parcels, street and town, phone, notes. */
export function PlaceWords({ location }: { readonly location: Omit<LocationView, 'everybody' | 'groups' | 'people' | 'retiredAt'> }) {
  const t = useWords(locationsWords);
  const { copyLocale } = useShop();
  const { attention, phone, notes } = location;
  return (
    <span className={styles.place}>
      {attention !== '' && <span>{t('attentionTo', { name: attention })}</span>}
      {addressLines({ ...location, organization: '' }).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone !== '' && <span className={styles.small}>{formatPhone(phone, copyLocale)}</span>}
      {notes !== '' && <span className={styles.small}>{notes}</span>}
    </span>
  );
}

/** So many groups and people are named; the location's own page has them all. */
const MOST_NAMES = 4;

function UsedBy({ location: { everybody, groups, people } }: { readonly location: LocationView }) {
  const t = useWords(locationsWords);
  if (everybody) return t('everybody');
  const names = [...groups.map(({ groupId: id, name }) => ({ id, name })), ...people.map(({ profileId: id, name }) => ({ id, name }))];
  if (names.length === 0) return <span className={styles.small}>{t('nobody')}</span>;
  const more = names.length - MOST_NAMES;
  return (
    <ul className={styles.names}>
      {names.slice(0, MOST_NAMES).map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
      {more > 0 && <li className={styles.small}>{t('moreUsers', { n: more })}</li>}
    </ul>
  );
}

function Status({ location, timeZone }: { readonly location: LocationView; readonly timeZone: string }) {
  const t = useWords(locationsWords);
  const { copyLocale } = useShop();
  const { locationId, name, retiredAt } = location;
  return (
    <>
      {retiredAt === null ? <Badge tone="ok">{t('active')}</Badge> : <Badge tone="line">{t('retired')}</Badge>}
      {retiredAt !== null && (
        <span className={styles.small}>{t('retiredOn', { date: formatDate(new Date(retiredAt), timeZone, copyLocale) })}</span>
      )}
      <ForOwner>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="locationId" value={locationId} />
          <TextAction type="submit" name="intent" value={retiredAt === null ? 'retire' : 'restore'} about={`– ${name}`}>
            {t(retiredAt === null ? 'retire' : 'restore')}
          </TextAction>
        </Form>
      </ForOwner>
    </>
  );
}
