// Reviews in the download of a person's data; they are deleted with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const REVIEWS = statement<object>(
  'personal_reviews',
  `select item_id as "item", author, stars, title, body, state, written_at as "writtenAt" from review
   where profile_id = $1 order by written_at, review_id`,
);

export const reviewsPersonalData: PersonalData = { tables: [{ name: 'reviews', rows: REVIEWS }] };
