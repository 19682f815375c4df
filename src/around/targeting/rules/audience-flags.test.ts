// Every flag with and without, the whole table in docs/contracts/audiences.md.
import { expect, test } from 'vitest';
import { AUDIENCE_FLAGS, audienceFlags, guestFacts, isAudienceFlag, type AudienceFacts, type AudienceFlag } from '#around/targeting/rules';
import type { Permission } from '#base/access/rules';

const guest = guestFacts('consumer-US', 'en-US');
const DAY_MS = 86_400_000;
const person: AudienceFacts = { ...guest, signedIn: true, userType: 'REGISTERED', accountAgeMs: 400 * DAY_MS };
const buyer: AudienceFacts = { ...person, site: 'business-US', isMember: true };
const having = (...permissions: Permission[]): AudienceFacts => ({ ...buyer, permissions: new Set(permissions) });
const segment = (segmentCode: string): AudienceFacts => ({ ...person, segmentCode });

interface Case {
  readonly having: readonly AudienceFacts[];
  readonly without: readonly AudienceFacts[];
}

const CASES: Readonly<Record<AudienceFlag, Case>> = {
  guest: { having: [guest], without: [person] },
  loggedIn: { having: [person, buyer], without: [guest] },
  newCustomer: {
    having: [
      { ...person, accountAgeMs: 0 },
      { ...person, accountAgeMs: 90 * DAY_MS - 1 },
    ],
    without: [{ ...person, accountAgeMs: 90 * DAY_MS }, guest],
  },
  certified: { having: [{ ...person, isCertified: true }], without: [person] },
  select: { having: [{ ...person, membershipProgram: 'SELECT' }], without: [person, { ...person, membershipProgram: 'PREMIUM' }] },
  premium: { having: [{ ...person, membershipProgram: 'PREMIUM' }], without: [person, { ...person, membershipProgram: 'SELECT' }] },
  link: { having: [having('G_AL')], without: [buyer, having('H_AL')] },
  linkPlus: { having: [having('G_ALP')], without: [having('G_AL')] },
  approvers: { having: [having('H_AO'), having('H_AL'), having('H_AG')], without: [buyer, having('G_AL')] },
  blueTarp: { having: [having('G_BT2'), having('G_BT2V')], without: [buyer, having('G_BT1')] },
  billTrust: { having: [having('G_BT1')], without: [buyer, having('G_BT2')] },
  hiTouch: { having: [having('HNP'), having('HPP')], without: [buyer] },
  promotions: { having: [guest, person, having('PD')], without: [buyer, having('DL')] },
  deals: { having: [guest, person, having('DL')], without: [buyer, having('PD')] },
  otherSites: { having: [having('SLB')], without: [buyer, guest] },
  salesRep: { having: [{ ...buyer, hasSalesRep: true }], without: [buyer] },
  singleSignOn: { having: [{ ...buyer, flow: 'SAML' }], without: [buyer, { ...buyer, flow: 'MVP' }] },
  mvp: { having: [{ ...buyer, flow: 'MVP' }], without: [buyer, { ...buyer, flow: 'CSR' }] },
  customerServiceRep: { having: [{ ...person, flow: 'CSR' }], without: [person, { ...buyer, hasSalesRep: true }] },
  spanish: { having: [{ ...guest, locale: 'es-US' }], without: [guest, { ...guest, locale: 'fr-CA' }] },
  rewards: { having: [{ ...person, hasRewards: true }], without: [person] },
  associateRewards: {
    having: [{ ...person, userType: 'ASC', hasRewards: true }],
    without: [
      { ...person, userType: 'ASC' },
      { ...person, hasRewards: true },
    ],
  },
  unidentified: { having: [segment(''), segment('a new one')], without: [segment('01'), guest] },
  nonRewards: { having: [segment('01')], without: [segment('02')] },
  freeRewards: { having: [segment('02')], without: [segment('01')] },
  bepBase: { having: [segment('03')], without: [segment('04')] },
  bepPremier: { having: [segment('04')], without: [segment('03')] },
  plusFree: { having: [segment('05')], without: [segment('06')] },
  plusPaid: { having: [segment('06')], without: [segment('05')] },
  penaltyBox: { having: [segment('07')], without: [segment('08')] },
  tierAtRisk: { having: [segment('08')], without: [segment('07')] },
  loyaltyNew: { having: [segment('09')], without: [segment('')] },
  tin: { having: [segment('11')], without: [segment('12')] },
  bronze: { having: [segment('12')], without: [segment('13')] },
  silver: { having: [segment('13')], without: [segment('14')] },
  gold: { having: [segment('14')], without: [segment('15')] },
  platinum: { having: [segment('15')], without: [segment('14')] },
  plus1: { having: [segment('16')], without: [segment('17')] },
  plus2: { having: [segment('17')], without: [segment('16')] },
  best: { having: [segment('21'), segment('22')], without: [segment('26')] },
  elite: { having: [segment('26'), segment('27')], without: [segment('22')] },
  associate: { having: [segment('ASC')], without: [segment('asc')] },
  storeEmpty: { having: [guest], without: [{ ...guest, store: { storeNumber: '0008', isOpen: false } }] },
  storeActive: { having: [{ ...guest, store: { storeNumber: '0008', isOpen: false } }], without: [guest] },
  mobileOnly: {
    having: [{ ...guest, screenWidth: 600 }],
    without: [{ ...guest, screenWidth: 601 }, guest],
  },
};

test.each(Object.entries(CASES))('[HDR-2] [USR-5] the flag %s is set with its facts, and not without', (flag, { having: set, without }) => {
  for (const facts of set) expect(audienceFlags(facts)).toContain(flag);
  for (const facts of without) expect(audienceFlags(facts)).not.toContain(flag);
});

test('[HDR-2] a segment, a program or a right that a guest could claim sets nothing', () => {
  const claims = {
    membershipProgram: 'SELECT',
    hasRewards: true,
    segmentCode: '26',
    flow: 'SAML',
    permissions: new Set<Permission>(['H_AO']),
  } as const;
  expect(audienceFlags({ ...guest, ...claims })).toEqual(['guest', 'promotions', 'deals', 'storeEmpty']);
});

test('[HDR-2] [USR-11] who has a sales representative, who is one of the shop’s, and an associate with rewards are told apart', () => {
  const flags = (more: Partial<AudienceFacts>) => audienceFlags({ ...person, segmentCode: '01', ...more });
  const usual = ['loggedIn', 'promotions', 'deals'];
  expect(flags({ hasSalesRep: true })).toEqual([...usual, 'salesRep', 'nonRewards', 'storeEmpty']);
  expect(flags({ flow: 'CSR' })).toEqual([...usual, 'customerServiceRep', 'nonRewards', 'storeEmpty']);
  expect(flags({ userType: 'ASC', hasRewards: true })).toEqual([...usual, 'rewards', 'associateRewards', 'nonRewards', 'storeEmpty']);
});

test('[HDR-2] words that an object has by itself are no flags', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'Guest', '']) expect(isAudienceFlag(word)).toBe(false);
});

test('[HDR-2] docs/contracts/audiences.md is the table of flags', async () => {
  const rows = Object.entries(AUDIENCE_FLAGS).map(
    ([flag, { meaning, computed, source }]) => `| \`${flag}\` | ${meaning} | ${computed} | ${source} |`,
  );
  const text = `# Audiences

Written by \`src/around/targeting/rules/audience-flags.test.ts\` (\`npx vitest run --project rules src/around/targeting -u\`) from the table in \`src/around/targeting/rules/audience-flags.ts\`.
\`GET /api/session\` names the flags that are set for its visitor in \`audience\`; rules of content and experiments ask for them. A flag is never a right.

| flag | who it is | computed from | source |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../../../../docs/contracts/audiences.md');
});
