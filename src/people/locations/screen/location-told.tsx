// What was just done to a location, as the list says it afterwards.
import { isRefusal } from '#base/outcome/rules';
import type { locationsContract, LocationView } from '#people/locations/contract';
import { locationsWords } from '#people/locations/words';
import { Link } from '#ui/kit/link';
import { Message } from '#ui/kit/message';
import { UndoNotice } from '#ui/kit/undo-notice';
import { attempt, type WithContext } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { LOCATION_ID } from './location-actions.ts';
import styles from './locations.module.css';

const DEEDS = ['saved', 'retired', 'restored'] as const;

interface Told {
  readonly deed: (typeof DEEDS)[number];
  readonly location: LocationView;
}

/** The location that the address names, if it is in the state that the address says; null: nothing to say. */
export async function locationTold(args: WithContext, query: URLSearchParams): Promise<Told | null> {
  const deed = DEEDS.find((one) => query.has(one));
  const locationId = deed === undefined ? null : query.get(deed);
  if (deed === undefined || locationId === null || !LOCATION_ID.test(locationId)) return null;
  const location = await attempt<typeof locationsContract>(args)('GET /api/organization/locations/:locationId', { params: { locationId } });
  if (isRefusal(location)) return null;
  const isRetired = location.retiredAt !== null;
  return deed === 'saved' || isRetired === (deed === 'retired') ? { deed, location } : null;
}

export function LocationTold({ told: { deed, location } }: { readonly told: Told }) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  const { locationId, name } = location;
  if (deed === 'retired')
    return (
      <UndoNotice undoLabel={t('undo')} posts={{ locationId, intent: 'restore' }}>
        {t('retiredTold', { name })}
      </UndoNotice>
    );
  return (
    <>
      <Message tone="ok" live className={styles.note}>
        {t(deed, { name })}
      </Message>
      {isForNobody(location) && (
        <Message tone="warn" className={styles.note}>
          {t('forNobody')} <Link to={paths.location(locationId)}>{t('choosePeople')}</Link>
        </Message>
      )}
    </>
  );
}

const isForNobody = ({ everybody, groups, people, retiredAt }: LocationView): boolean =>
  retiredAt === null && !everybody && groups.length === 0 && people.length === 0;
