// Visits to vendors of wallets are deleted with the account; they hold nothing that a person has typed.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const FORGET_VISITS = statement<unknown>('wallet_forget_person', 'delete from wallet_visit where owner_id = $1');

export const walletsPersonalData: PersonalData = {
  tables: [],
  forget: async (tx, { profileId }) => void (await tx.run(FORGET_VISITS, [profileId])),
};
