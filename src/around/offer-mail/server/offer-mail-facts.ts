import type { Coupons } from '#goods/promotions/server';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs } from '#platform/jobs';
import type { Limits } from '#platform/limits';
import type { Mailer } from '#platform/mail';

export interface OfferMailFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly limits: Limits;
  readonly mailer: Mailer;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly coupons: Pick<Coupons, 'advertised' | 'knownUses'>;
}
