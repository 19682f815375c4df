// All SQL of representatives.
import type { ActingDeed } from '#base/access/rules';
import type { ActingReason } from '#people/representatives/rules';
import { statement } from '#platform/db';

export interface ActingRow {
  readonly acting_id: string;
  readonly representative_id: string;
  readonly representative_name: string;
  readonly representative_number: string;
  readonly reason: ActingReason;
  readonly ends_at: Date;
  readonly shopper_first_name: string;
}

/** Who acts in the session $1 on tenant $2 now ($3): while it lasts, its session does too, and the representative is still one. */
export const ACTING_BY_TOKEN = statement<ActingRow>(
  'acting_by_token',
  `select a.acting_id, a.representative_id, a.representative_name, a.representative_number, a.reason, a.ends_at, a.shopper_first_name
   from acting a join shopper_session s on s.token_hash = a.token_hash and s.profile_id = a.profile_id
     join representative r on r.profile_id = a.representative_id and r.tenant = a.tenant
   where a.token_hash = $1 and a.tenant = $2 and s.tenant = $2 and a.ended_at is null and a.ends_at > $3 and s.expires_at > $3`,
);

interface NewActing {
  readonly actingId: string;
  readonly tokenHash: Uint8Array;
  readonly tenant: string;
  readonly representativeId: string;
  readonly representativeName: string;
  readonly representativeNumber: string;
  readonly profileId: string;
  readonly firstName: string;
  readonly name: string;
  readonly reason: ActingReason;
  readonly note: string;
  readonly now: Date;
  readonly endsAt: Date;
}

export const BEGIN_ACTING = statement<unknown, NewActing>(
  'acting_begin',
  (p) => `insert into acting (acting_id, token_hash, tenant, representative_id, representative_name, representative_number, profile_id,
     shopper_first_name, shopper_name, reason, note, started_at, ends_at)
   values (${p.actingId}, ${p.tokenHash}, ${p.tenant}, ${p.representativeId}, ${p.representativeName}, ${p.representativeNumber}, ${p.profileId},
     ${p.firstName}, ${p.name}, ${p.reason}, ${p.note}, ${p.now}, ${p.endsAt})`,
);

export const END_ACTING = statement<unknown>('acting_end', 'update acting set ended_at = $2 where acting_id = $1 and ended_at is null');

export const RECORD_DEED = statement<unknown>(
  'acting_record',
  'insert into acting_event (acting_id, at, deed, about) values ($1, $2, $3, $4)',
);

export interface RecordRow {
  readonly acting_id: string;
  readonly representative_name: string;
  readonly representative_number: string;
  readonly shopper_name: string;
  readonly reason: ActingReason;
  readonly note: string;
  readonly started_at: Date;
  readonly ends_at: Date;
  readonly ended_at: Date | null;
  readonly done: readonly { readonly at: string; readonly deed: ActingDeed; readonly about: readonly string[] }[];
}

const RECORD = `select a.acting_id, a.representative_name, a.representative_number, a.shopper_name, a.reason, a.note, a.started_at, a.ends_at, a.ended_at,
  coalesce((select json_agg(json_build_object('at', e.at, 'deed', e.deed, 'about', e.about) order by e.event_id)
    from acting_event e where e.acting_id = a.acting_id), '[]') as done
  from acting a`;
const LATEST = 'order by a.started_at desc, a.acting_id limit 50';

export const RECORD_OF_SHOPPER = statement<RecordRow>('acting_of_shopper', `${RECORD} where a.profile_id = $1 ${LATEST}`);
export const RECORD_OF_REPRESENTATIVE = statement<RecordRow>(
  'acting_of_representative',
  `${RECORD} where a.representative_id = $1 ${LATEST}`,
);

export interface NoticeRow {
  readonly representative_name: string;
  readonly reason: ActingReason;
  readonly at: Date;
}

/** The latest change of the cart of $1 by one of the deeds $2 that the shopper has not put away. */
export const NOTICE_OF = statement<NoticeRow>(
  'acting_notice',
  `select a.representative_name, a.reason, e.at from acting a join acting_event e using (acting_id)
   where a.profile_id = $1 and a.noticed_at is null and e.deed = any($2::text[]) order by e.event_id desc limit 1`,
);

export const PUT_NOTICE_AWAY = statement<unknown>(
  'acting_noticed',
  'update acting set noticed_at = $2 where profile_id = $1 and noticed_at is null',
);

/** Unlinks the record from shopper $1, who deletes their account at $2: what names them goes, what was done stays. Acting that lasts ends. */
export const FORGET_SHOPPER = statement<unknown>(
  'acting_forget_shopper',
  `update acting set profile_id = null, shopper_first_name = '', shopper_name = '', note = '',
     ended_at = coalesce(ended_at, greatest(started_at, least(ends_at, $2)))
   where profile_id = $1`,
);

export const FORGET_OLD_ACTING = statement<unknown>('acting_forget', 'delete from acting where started_at < $1');
