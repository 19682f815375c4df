// Mails a shopper the link to their cart, with the note of the representative who filled it.
import type { CopyLocale } from '#base/locale/rules';
import { siteOf, type Tenant } from '#base/site/rules';
import { makeProfiles } from '#people/sessions/server';
import { makePaths } from '#paths';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';

export const CART_LETTER_QUEUE = 'representative-cart-letter';

export interface CartLetterJob {
  readonly profileId: string;
  readonly tenant: Tenant;
  readonly copyLocale: CopyLocale;
  readonly representative: string;
  readonly note: string;
}

interface Deps {
  readonly db: Queries;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

export function makeCartLetters({ db, hosts, mailer }: Deps): QueueFacts<CartLetterJob> {
  const profiles = makeProfiles(db);
  return {
    name: CART_LETTER_QUEUE,
    async handle({ profileId, tenant, copyLocale, representative, note }) {
      const person = await profiles.get(profileId);
      if (person === undefined) return;
      const locale = copyLocale === 'es-US' ? 'en-US' : copyLocale;
      const { renderCartLetter } = await import('#people/representatives/mail');
      const [origin, paths] = [hosts.origins[tenant], makePaths(locale)];
      const rendered = renderCartLetter({
        firstName: person.firstName,
        representative,
        note,
        locale: copyLocale,
        phone: siteOf(tenant, locale).phone,
        home: origin + paths.home(),
        cart: origin + paths.cart(tenant),
        record: origin + paths.actingRecord(),
      });
      await mailer.send({ to: person.email, ...rendered });
    },
  };
}
