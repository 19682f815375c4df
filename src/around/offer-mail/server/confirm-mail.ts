// Asks the owner of an address whether they want offers. It may run twice.
import { offerMailWords } from '#around/offer-mail/words';
import { sayer } from '#base/locale/words';
import { siteOf } from '#base/site/rules';
import { makePaths } from '#paths';
import type { QueueFacts } from '#platform/jobs';
import type { OfferMailFacts } from './offer-mail-facts.ts';
import { SUBSCRIBER } from './offer-mail-queries.ts';

export const CONFIRM_MAIL = 'offer-mail-confirm';

export interface ConfirmJob {
  readonly id: string;
}

export function makeConfirmMail({ db, hosts, mailer }: OfferMailFacts): QueueFacts<ConfirmJob> {
  return {
    name: CONFIRM_MAIL,
    async handle({ id }) {
      const row = await db.maybe(SUBSCRIBER, [id]);
      // Ended or confirmed meanwhile.
      if (row === undefined || row.isConfirmed) return;
      const { copyLocale, locale, tenant, email, confirmToken, mailedAt } = row;
      const say = sayer(offerMailWords, copyLocale);
      const [paths, origin] = [makePaths(locale), hosts.origins[tenant]];
      const stop = origin + paths.stopOffers(id);
      const { renderOfferLetter } = await import('#around/offer-mail/mail');
      await mailer.send({
        to: email,
        id: `offers-confirm-${id}-${mailedAt.getTime()}`,
        unsubscribe: stop,
        ...renderOfferLetter({
          locale: copyLocale,
          subject: say('mail.confirmSubject'),
          lead: say('mail.confirmLead'),
          offers: [],
          note: say('mail.confirmNote'),
          button: say('mail.confirmButton'),
          link: origin + paths.confirmOffers(confirmToken),
          help: say('mail.help', { phone: siteOf(tenant, locale).phone }),
          home: origin + paths.home(),
          why: say('mail.confirmWhy'),
          stopLabel: say('mail.stop'),
          stop,
        }),
      });
    },
  };
}
