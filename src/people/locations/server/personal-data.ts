// The locations that a person was given by name, and their default, in the download of their data; both are deleted with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const GIVEN = statement<object>(
  'personal_locations',
  `select l.name, l.code, l.address1, l.address2, l.city, l.state, l.zip, l.country
   from ship_to_person p join ship_to_location l using (account_number, location_id) where p.profile_id = $1 order by l.name, l.location_id`,
);

const DEFAULT = statement<object>(
  'personal_default_locations',
  `select d.country, l.name, l.code from ship_to_default d join ship_to_location l using (account_number, location_id) where d.profile_id = $1
   order by d.country`,
);

export const locationsPersonalData: PersonalData = {
  tables: [
    { name: 'locations', rows: GIVEN },
    { name: 'defaultLocations', rows: DEFAULT },
  ],
};
