import type { Shopper } from '#base/shopper/rules';
import type { Site } from '#base/site/rules';

/** The sessions that a visit needs; made by `#people/sessions/server`. */
export interface Sessions {
  find(tokenHash: Uint8Array, tenant: Site['tenant']): Promise<Shopper | null>;
  start(
    tenant: Site['tenant'],
    as: 'guest',
  ): Promise<{ readonly token: string; readonly tokenHash: Uint8Array; readonly days: number; readonly guest: Shopper | null }>;
  hashOf(token: string): Uint8Array;
}
