// The zip form as its own page: without JavaScript, and as the endpoint of the dialog's form.
import { data, redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/place-page';
import type { addressesContract } from '#people/addresses/contract';
import { placeOfZip } from '#people/addresses/rules';
import type { locationsContract } from '#people/locations/contract';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { safeTarget } from '#people/sessions/rules';
import { pageMeta } from '#ui/page/page-meta';
import { GEOCODE_COOKIE, ZIP_COOKIE } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { DrawingPage } from '#ui/kit/drawing-page';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import handTruck from './art/hand-truck.svg?url';
import { PlaceFields, type PlaceAnswer } from './place-fields.tsx';
import { PlaceLocations, placesOf } from './place-locations.tsx';
import { keepCookie } from './keep-cookie.ts';
import styles from './place.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  // Only the business site has organizations; a guest there has no locations.
  const shipTo = site.tenant === 'business' ? await attempt<typeof locationsContract>(args)('GET /api/ship-to', {}) : null;
  const places = shipTo === null || isRefusal(shipTo) ? [] : placesOf(shipTo.locations);
  return { places, title: sayer(storesWords, copyLocale)('placeTitle') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(pageVisit);
  const form = await request.formData();
  const typed = String(form.get('zip') ?? '').slice(0, 20);
  const place = placeOfZip(typed, visit.site.country);
  const refused = (code: 'zipInvalid' | 'zipUnknown') =>
    data<PlaceAnswer>({ kept: false, problem: { typed, code } }, { status: form.has('stay') ? 200 : 422 });
  if (place === null) return refused('zipInvalid');
  const { city, state, known } = await ask<typeof addressesContract>({ context })('GET /api/place', { query: { zip: place.zip } });
  if (!known) return refused('zipUnknown');
  keepCookie(visit, ZIP_COOKIE, place.zip);
  keepCookie(visit, GEOCODE_COOKIE, [city, state].filter((part) => part !== '').join(', '));
  if (form.has('stay')) return data<PlaceAnswer>({ kept: true });
  throw redirect(safeTarget(String(form.get('back') ?? ''), visit.origin, makePaths(visit.locale).home()));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PlacePage({ loaderData: { places }, actionData }: Route.ComponentProps) {
  const t = useWords(storesWords);
  const [query] = useSearchParams();
  return (
    <div className={`wrap ${styles.page}`}>
      <DrawingPage drawing={handTruck}>
        <h1>{t('placeTitle')}</h1>
        <p className={styles.lead}>{t('placeText')}</p>
        {places.length > 0 && (
          <form method="post" className={styles.form}>
            <input type="hidden" name="back" value={query.get('back') ?? ''} />
            <PlaceLocations places={places} />
          </form>
        )}
        <form method="post" className={styles.form}>
          <input type="hidden" name="back" value={query.get('back') ?? ''} />
          <PlaceFields answer={actionData} />
        </form>
      </DrawingPage>
    </div>
  );
}
