// Saved cards in the download of a person's data, as far as the account shows them; they are deleted with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const CARDS = statement<object>(
  'personal_cards',
  `select brand, last_four as "lastFour", expiry_month as "expiryMonth", expiry_year as "expiryYear", nickname, bill_to as "billingAddress",
     added_at as "addedAt", last_used_at as "lastUsedAt"
   from saved_card where profile_id = $1 and removed_at is null order by added_at, card_id`,
);

export const savedCardsPersonalData: PersonalData = { tables: [{ name: 'savedCards', rows: CARDS }] };
