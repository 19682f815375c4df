// Baskets that recommendations learn from stay when an account is deleted, without whose they were.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const UNLINK_BASKETS = statement<unknown>('baskets_forget_person', 'update bought_basket set customer = null where customer = $1');

export const recommendationsPersonalData: PersonalData = {
  tables: [],
  forget: async (tx, { profileId }) => void (await tx.run(UNLINK_BASKETS, [profileId])),
};
