// The confirmation mail of an order, in the language it was placed in. Runs as a job: it may run twice, then two mails say the same.
import { siteOf } from '#site/rules';
import { makePaths } from '#paths';
import type { Locale } from '#locale/rules';
import type { Hosts } from '#platform/hosts';
import type { Mailer } from '#platform/mail';
import type { OrderViews } from './order-view.ts';
import type { Orders } from './orders.ts';

export interface ConfirmationDeps {
  readonly orders: Pick<Orders, 'get'>;
  readonly views: Pick<OrderViews, 'detail'>;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

export function makeConfirmation({ orders, views, hosts, mailer }: ConfirmationDeps): (orderNumber: string) => Promise<void> {
  return async (orderNumber) => {
    const row = await orders.get(orderNumber);
    if (row === undefined) return;
    const copyLocale = row.locale as Locale | 'es-US'; // written by us from a visit's own locale
    const locale: Locale = copyLocale === 'es-US' ? 'en-US' : copyLocale;
    const tenant = row.site_id.startsWith('business') ? 'business' : 'consumer';
    const { phone, timeZone } = siteOf(tenant, locale);
    const paths = makePaths(locale);
    // Templates are built by Vite; they are loaded with the first mail, so that tests of the API need no build.
    const { renderConfirmation } = await import('#orders/mail');
    const mail = await renderConfirmation({
      order: views.detail(row, { locale, paths }),
      locale: copyLocale,
      origin: hosts.origins[tenant],
      phone,
      timeZone,
    });
    await mailer.send({ to: row.email, ...mail });
  };
}
