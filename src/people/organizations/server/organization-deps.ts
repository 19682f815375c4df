// What the handlers of organizations need.
import type { Signing } from '#people/sessions/server';
import type { AddressRuleDeps } from './address-rule-handlers.ts';
import type { InvitationDeps } from './invitations.ts';
import type { JoinRule } from './join-rule.ts';
import type { JoinDeps } from './joining.ts';

export interface OrganizationDeps extends InvitationDeps, JoinDeps, AddressRuleDeps {
  readonly signing: Pick<Signing, 'open' | 'renew'>;
  readonly joinRule: JoinRule;
}
