// Who is certified, by the fraud service's last answer; a stale answer is asked for again in the background.
import { createHash } from 'node:crypto';
import { isSignedIn, type Profile, type Shopper } from '#base/shopper/rules';
import { isStale, stillCounts } from '#people/certified/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { KEEP_ANSWER, LAST_ANSWER } from './certified-queries.ts';
import type { FraudSignal } from './fraud-signal.ts';

export interface Certified {
  /** Whether the visit's shopper is certified now; a representative never is. */
  of(visit: Visit, shopper: Shopper | null): Promise<boolean>;
  close(): Promise<void>;
}

interface CertifiedDeps {
  readonly db: Queries;
  readonly signal: FraudSignal;
  readonly warn: (error: unknown) => void;
}

const DAY_MS = 86_400_000;

export function makeCertified({ db, signal, warn }: CertifiedDeps): Certified {
  const underWay = new Map<string, Promise<void>>();
  const askAgain = (profile: Profile, { site, now }: Visit): void => {
    const { profileId, email, since } = profile;
    if (underWay.has(profileId)) return;
    const about = {
      person: digestOf(profileId),
      email: digestOf(email.toLowerCase()),
      site: site.id,
      accountDays: Math.floor((now.getTime() - since) / DAY_MS),
    };
    const asking = signal
      .ask(about)
      .then(async (certified) => void (await db.run(KEEP_ANSWER, [profileId, certified, now])))
      .catch(warn)
      .finally(() => underWay.delete(profileId));
    underWay.set(profileId, asking);
  };
  return {
    async of(visit, shopper) {
      if (!isSignedIn(shopper) || visit.isActing) return false;
      const row = await db.maybe(LAST_ANSWER, [shopper.profile.profileId]);
      const last = row && { certified: row.certified, answeredAt: row.answered_at.getTime() };
      if (isStale(last, visit.now.getTime())) askAgain(shopper.profile, visit);
      return stillCounts(last, visit.now.getTime());
    },
    close: async () => void (await Promise.all(underWay.values())),
  };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
