import { statement } from '#platform/db';

/** Takes a token: nobody's row when it was taken before. */
export const TAKE_TOKEN = statement<{ readonly token_id: string }>(
  'partner_token_take',
  'insert into partner_token (partner_code, token_id, expires_at) values ($1, $2, $3) on conflict do nothing returning token_id',
);

export const PARTNER_PERSON = statement<{ readonly profile_id: string }>(
  'partner_person',
  'select profile_id from partner_person where partner_code = $1 and subject = $2',
);

export const LINK_PARTNER_PERSON = statement<unknown>(
  'partner_person_link',
  'insert into partner_person (partner_code, subject, profile_id) values ($1, $2, $3)',
);

export const FORGET_TAKEN = statement<unknown>('partner_token_forget', 'delete from partner_token where expires_at < $1');

export const PARTNERS_OF_PERSON = statement<object>(
  'personal_partners',
  'select partner_code as "partner", subject as "partnersNumberForYou" from partner_person where profile_id = $1 order by 1, 2',
);
