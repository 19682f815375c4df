// Facts of somebody who belongs to the audiences that a preview names (HDR-6).
import { readVariants, type ShownVariants } from '#around/experiments/rules';
import { audienceFlags, isAudienceFlag, type AudienceFacts, type AudienceFlag } from '#around/targeting/rules';
import type { Permission } from '#base/access/rules';
import { segmentCodes, type Segment } from '#people/sessions/rules';

const SIGNED_IN = { signedIn: true, userType: 'REGISTERED', accountAgeMs: 365 * 86_400_000 } as const;
const member = (...codes: readonly Permission[]): Partial<AudienceFacts> => ({ ...SIGNED_IN, isMember: true, permissions: new Set(codes) });

/** What each audience takes beside the facts of a guest. */
const TAKES: ReadonlyMap<AudienceFlag, Partial<AudienceFacts>> = new Map<AudienceFlag, Partial<AudienceFacts>>([
  ['loggedIn', SIGNED_IN],
  ['newCustomer', { ...SIGNED_IN, accountAgeMs: 0 }],
  ['certified', { ...SIGNED_IN, isCertified: true }],
  ['select', { ...SIGNED_IN, membershipProgram: 'SELECT' }],
  ['premium', { ...SIGNED_IN, membershipProgram: 'PREMIUM' }],
  ['link', member('G_AL')],
  ['linkPlus', member('G_ALP')],
  ['approvers', member('H_AO')],
  ['blueTarp', member('G_BT2')],
  ['billTrust', member('G_BT1')],
  ['hiTouch', member('HNP')],
  ['promotions', member('PD')],
  ['deals', member('DL')],
  ['otherSites', member('SLB')],
  ['salesRep', { ...SIGNED_IN, isMember: true, hasSalesRep: true }],
  ['singleSignOn', { ...SIGNED_IN, flow: 'SAML' }],
  ['mvp', { ...SIGNED_IN, flow: 'MVP' }],
  ['customerServiceRep', { ...SIGNED_IN, flow: 'CSR' }],
  ['rewards', { ...SIGNED_IN, hasRewards: true }],
  ['associateRewards', { ...SIGNED_IN, userType: 'ASC', hasRewards: true }],
  ['storeActive', { store: { storeNumber: '0008', isOpen: true } }],
]);

/** The names of a preview: audience flags, and variants of experiments as `hero.blue`. */
export function previewNames(names: readonly string[]): { readonly flags: readonly string[]; readonly variants: ShownVariants } {
  const variants = names.filter((name) => readVariants(name).size > 0);
  return { flags: names.filter((name) => !variants.includes(name)), variants: readVariants(variants.join('~')) };
}

/** Facts for the named audiences, or the first name that cannot be shown: there is no such flag, or the others contradict it. */
export function previewFacts(guest: AudienceFacts, names: readonly string[]): AudienceFacts | { readonly cannot: string } {
  let facts = guest;
  for (const name of names) {
    if (!isAudienceFlag(name)) return { cannot: name };
    const takes = TAKES.get(name) ?? segmentFacts(name);
    facts = { ...facts, ...takes, permissions: new Set([...facts.permissions, ...(takes.permissions ?? [])]) };
  }
  const set: readonly string[] = audienceFlags({ ...facts, screenWidth: 0 });
  const missing = names.find((name) => !set.includes(name));
  return missing === undefined ? facts : { cannot: missing };
}

/** A loyalty segment is a flag by its own name; other flags have no code and take nothing. */
function segmentFacts(flag: AudienceFlag): Partial<AudienceFacts> {
  const [code] = segmentCodes(flag as Segment); // no segment has no codes
  if (code !== undefined) return { ...SIGNED_IN, segmentCode: code };
  return flag === 'unidentified' ? SIGNED_IN : {};
}
