// Saved printers in the download of a person's data, and their deletion with the account.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const PRINTERS = statement<object>(
  'personal_printers',
  'select model_key as "model", saved_at as "savedAt" from my_printer where owner_id = $1 order by saved_at, model_key',
);

const FORGET_PRINTERS = statement<unknown>('printers_forget_person', 'delete from my_printer where owner_id = $1');

export const printersPersonalData: PersonalData = {
  tables: [{ name: 'printers', rows: PRINTERS }],
  forget: async (tx, { profileId }) => void (await tx.run(FORGET_PRINTERS, [profileId])),
};
