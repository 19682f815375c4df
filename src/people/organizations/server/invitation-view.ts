// An invitation as the people screen shows it.
import type { InvitationView } from '#people/organizations/contract';
import { readRole } from '#people/organizations/rules';
import type { InvitationRow } from './organization-queries.ts';

export function invitationView(row: InvitationRow, now: Date): InvitationView {
  return {
    invitationId: row.invitation_id,
    email: row.email,
    role: readRole(row.role) ?? 'buyer',
    groupId: row.group_id,
    granted: [...row.granted],
    withheld: [...row.withheld],
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= now,
  };
}
