// Stored addresses in the download of a person's data; they are deleted with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const ADDRESSES = statement<object>(
  'personal_addresses',
  `select type, first_name as "firstName", last_name as "lastName", organization, address1, address2, city, state, zip, country, phone,
     added_at as "addedAt", removed_at as "removedAt"
   from stored_address where profile_id = $1 order by added_at, address_id`,
);

export const addressesPersonalData: PersonalData = { tables: [{ name: 'addresses', rows: ADDRESSES }] };
