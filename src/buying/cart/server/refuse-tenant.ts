import { refuse, type Refusal } from '#base/outcome/rules';
import { tenantNamed } from '#base/site/rules';
import type { Visit } from '#platform/visit';
import { speechOf } from './speech.ts';

/** Refuses a cart of the other tenant, and a name that no tenant has; null for the shop's own, by either of its names. */
export function refuseTenant(tenantId: string | undefined, visit: Visit): Refusal | null {
  if (tenantId === undefined) return null;
  const asked = tenantNamed(tenantId);
  if (asked === visit.site.tenant) return null;
  const { say } = speechOf(visit);
  return refuse(403, 'OTHER_TENANT', asked === null ? say('UNKNOWN_TENANT', { name: tenantId }) : say('OTHER_TENANT'));
}
