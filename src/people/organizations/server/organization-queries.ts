// SQL of invitations and of the history. People are profiles, which belong to sessions.
import { statement } from '#platform/db';

export interface InvitationRow {
  readonly account_number: string;
  readonly invitation_id: string;
  readonly email: string;
  readonly role: string;
  readonly group_id: string | null;
  /** Beyond the role. */
  readonly granted: readonly string[];
  readonly withheld: readonly string[];
  readonly sent_at: Date;
  readonly expires_at: Date;
}

const INVITATION = 'i.account_number, i.invitation_id, i.email, i.role, i.group_id, i.granted, i.withheld, i.sent_at, i.expires_at';

interface NewInvitation {
  readonly accountNumber: string;
  readonly invitationId: string;
  readonly email: string;
  readonly role: string;
  readonly groupId: string | null;
  readonly granted: readonly string[];
  readonly withheld: readonly string[];
  readonly invitedBy: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** A new invitation of an address replaces the old one, and its id stays: links that were mailed go on working. */
export const KEEP_INVITATION = statement<{ invitation_id: string }, NewInvitation>(
  'invitation_keep',
  (p) => `insert into invitation (account_number, invitation_id, email, role, group_id, granted, withheld, invited_by, sent_at, expires_at)
  values (${p.accountNumber}, ${p.invitationId}, ${p.email}, ${p.role}, ${p.groupId}, ${p.granted}, ${p.withheld}, ${p.invitedBy}, ${p.now}, ${p.expiresAt})
  on conflict (account_number, email_key) do update set role = excluded.role, group_id = excluded.group_id, granted = excluded.granted,
    withheld = excluded.withheld, invited_by = excluded.invited_by,
    sent_at = excluded.sent_at, expires_at = excluded.expires_at
  returning invitation_id`,
);

export const INVITATIONS = statement<InvitationRow>(
  'invitation_list',
  `select ${INVITATION} from invitation i where i.account_number = $1 order by i.sent_at desc, i.invitation_id limit 200`,
);

export const EXTEND_INVITATION = statement<InvitationRow>(
  'invitation_extend',
  `update invitation i set sent_at = $3, expires_at = $4 where i.account_number = $1 and i.invitation_id = $2 returning ${INVITATION}`,
);

export const INVITATION_BY_ID = statement<InvitationRow>(
  'invitation_get',
  `select ${INVITATION} from invitation i where i.account_number = $1 and i.invitation_id = $2`,
);

/** Of two simultaneous uses, one gets the row. */
export const DELETE_INVITATION = statement<InvitationRow>(
  'invitation_delete',
  `delete from invitation i where i.account_number = $1 and i.invitation_id = $2 returning ${INVITATION}`,
);

export const DELETE_INVITATION_OF = statement<unknown>(
  'invitation_delete_of',
  'delete from invitation where account_number = $1 and email_key = lower($2)',
);

export const KEEP_INVITATION_LINK = statement<unknown>(
  'invitation_link_keep',
  'insert into invitation_link (token_hash, account_number, invitation_id) values ($1, $2, $3)',
);

export const INVITATION_OF_LINK = statement<InvitationRow>(
  'invitation_of_link',
  `select ${INVITATION} from invitation_link l join invitation i using (account_number, invitation_id)
   where l.token_hash = $1 and i.expires_at > $2`,
);

/** Expired invitations stay listed for a month, so that they can be sent again. */
export const DELETE_EXPIRED_INVITATIONS = statement<unknown>('invitation_expire', `delete from invitation where expires_at < $1`);

export const NOTE_EVENT = statement<unknown>(
  'organization_event_note',
  'insert into organization_event (account_number, at, kind, actor_name, about, detail) values ($1, $2, $3, $4, $5, $6::jsonb)',
);

export interface EventRow {
  readonly at: Date;
  readonly kind: string;
  readonly actor_name: string;
  readonly about: string;
  readonly detail: {
    readonly role?: string;
    readonly granted?: readonly string[];
    readonly withheld?: readonly string[];
    readonly before?: { readonly role: string; readonly granted: readonly string[]; readonly withheld: readonly string[] };
    readonly group?: string;
  };
  readonly count: number;
}

/** Who deactivated a person of that name at $2: the event and the state were written together. */
export const DEACTIVATED_BY = statement<{ actor_name: string }>(
  'organization_deactivated_by',
  `select actor_name from organization_event where account_number = $1 and kind = 'deactivated' and at = $2
   order by about = $3 desc, event_no desc limit 1`,
);

/** $4: all events; else those about ship-to locations. */
export const EVENTS = statement<EventRow>(
  'organization_events',
  `select at, kind, actor_name, about, detail, count(*) over ()::int as count from organization_event
   where account_number = $1 and ($4::boolean or kind like 'location%')
   order by event_no desc limit $2 offset $3`,
);
