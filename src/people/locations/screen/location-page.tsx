// One ship-to location: what it is and who may order to it; or a new one (H_SSD).
import { Form, redirect } from 'react-router';
import type { Route } from './+types/location-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { locationsContract, LocationView } from '#people/locations/contract';
import { locationsWords } from '#people/locations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Link } from '#ui/kit/link';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { LocationForm } from './location-form.tsx';
import { saveTyped } from './location-actions.ts';
import { PlaceWords } from './locations-table.tsx';
import styles from './locations.module.css';

/** Stands in the address for a location that is being added. */
const NEW = 'new';

export async function loader(args: Route.LoaderArgs) {
  const { locationId } = args.params;
  const call = ask<typeof locationsContract>(args);
  const [assignees, location] = await Promise.all([
    call('GET /api/organization/location-assignees', {}),
    locationId === NEW ? null : call('GET /api/organization/locations/:locationId', { params: { locationId } }),
  ]);
  const say = sayer(locationsWords, args.context.get(pageVisit).copyLocale);
  return { location, assignees, title: location?.name ?? say('addTitle') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const intent = textOf(form, 'intent');
  const { locationId } = args.params;
  if (intent !== 'retire' && intent !== 'restore') return saveTyped(args, form, locationId === NEW ? null : locationId);
  const call = attempt<typeof locationsContract>(args);
  const params = { locationId };
  const reply =
    intent === 'retire'
      ? await call('POST /api/organization/locations/:locationId/retire', { params })
      : await call('POST /api/organization/locations/:locationId/restore', { params });
  if (isRefusal(reply)) return { message: reply.message, errors: [], typed: null, advice: null };
  const paths = makePaths(args.context.get(pageVisit).locale);
  throw redirect(paths.locations(intent === 'retire' ? { retired: locationId } : { restored: locationId }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function LocationPage({ loaderData: { location, assignees, title }, actionData }: Route.ComponentProps) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  const { site, copyLocale } = useShop();
  const canadian = copyLocale === 'fr-CA' ? 'fr-CA' : 'en-CA';
  const isElsewhere = location !== null && (location.country === 'USA') !== (site.country === 'US');
  return (
    <>
      <PageHead back={<TextAction to={paths.locations()}>{t('back')}</TextAction>} title={title} />
      {location !== null && location.retiredAt !== null && <Message>{t('isRetired')}</Message>}
      {location === null && <p className={styles.lead}>{t('countryHint')}</p>}
      {isElsewhere ? (
        <>
          <Message>
            {t('LOCATION_ELSEWHERE')}{' '}
            <Link to={makePaths(location.country === 'CA' ? canadian : 'en-US').location(location.locationId)} asDocument>
              {t('openElsewhere')}
            </Link>
          </Message>
          <Card className={styles.card}>
            <PlaceWords location={location} />
          </Card>
        </>
      ) : (
        <LocationForm key={location?.locationId ?? NEW} location={location} assignees={assignees} answer={actionData} />
      )}
      {location !== null && <RetireCard location={location} />}
    </>
  );
}

function RetireCard({ location: { retiredAt } }: { readonly location: LocationView }) {
  const t = useWords(locationsWords);
  const isRetired = retiredAt !== null;
  return (
    <Card aria-labelledby="retire" className={styles.card}>
      <h2 id="retire">{t(isRetired ? 'retired' : 'retireTitle')}</h2>
      <p>{t(isRetired ? 'isRetired' : 'retireText')}</p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value={isRetired ? 'restore' : 'retire'}>
          {t(isRetired ? 'restore' : 'retire')}
        </Button>
      </Form>
    </Card>
  );
}
