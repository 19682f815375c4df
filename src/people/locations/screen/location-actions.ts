// Saves a location's form: afterwards the list; errors and advice stand in the form.
import { data, redirect } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { AddressForm } from '#people/addresses/rules';
import { typedAddress } from '#people/addresses/screen';
import type { locationsContract, SavedLocation } from '#people/locations/contract';
import type { LocationFacts } from '#people/locations/rules';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';

/** Prefix of each address field's name. */
export const PLACE_PREFIX = 'place.';

export interface TypedLocation extends LocationFacts {
  readonly address: AddressForm;
  readonly everybody: boolean;
  readonly groupIds: readonly string[];
  readonly profileIds: readonly string[];
}

export interface LocationAnswer {
  readonly message: string;
  readonly errors: SavedLocation['errors'];
  /** Null: nothing was typed, as when the location was only retired. */
  readonly typed: TypedLocation | null;
  /** The address check has a suggestion, or a question (null). */
  readonly advice: { readonly suggested: AddressForm | null } | null;
}

export async function saveTyped(args: WithContext, form: FormData, locationId: string | null) {
  const typed = typedLocation(form);
  const confirmed = textOf(form, 'confirmed') === 'yes';
  const { address, ...facts } = typed;
  const { address1, address2, city, state, zip, phone } = address;
  const body = {
    ...facts,
    address1,
    address2,
    city,
    state,
    zip,
    phone,
    groupIds: [...typed.groupIds],
    profileIds: [...typed.profileIds],
    askFirst: !confirmed,
  };
  const call = attempt<typeof locationsContract>(args);
  const reply =
    locationId === null
      ? await call('POST /api/organization/locations', { body })
      : await call('POST /api/organization/locations/:locationId override PUT', { params: { locationId }, body });
  const answer: LocationAnswer = { message: '', errors: [], typed, advice: null };
  if (isRefusal(reply)) return data<LocationAnswer>({ ...answer, message: reply.message }, { status: reply.status });
  if (reply.errors.length > 0) return data<LocationAnswer>({ ...answer, errors: reply.errors }, { status: 422 });
  if (reply.id === null) return data<LocationAnswer>({ ...answer, advice: { suggested: reply.suggestedAddress } }, { status: 200 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).locations({ saved: reply.id }));
}

export const LOCATION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idsOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .map(String)
    .filter((id) => LOCATION_ID.test(id));

function typedLocation(form: FormData): TypedLocation {
  const text = (name: string): string => textOf(form, name).slice(0, 300);
  return {
    name: text('name'),
    code: text('code'),
    attention: text('attention'),
    notes: text('notes'),
    address: typedAddress(form, PLACE_PREFIX),
    everybody: text('everybody') === 'yes',
    groupIds: idsOf(form, 'groupId').slice(0, 200),
    profileIds: idsOf(form, 'profileId').slice(0, 500),
  };
}
