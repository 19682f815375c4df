// The common part of all order mails: the order in its language, and its site.
import { siteOf } from '#base/site/rules';
import { mailLocale, type MailLanguage } from '#people/preferences/rules';
import type { CopyLocale, Locale } from '#base/locale/rules';
import type { OrderDetail } from '#buying/orders/contract';
import { sellerOf, statesTerms, UPDATE_KINDS, type Seller, type Sellers } from '#buying/orders/rules';
import { makePaths } from '#paths';
import type { Hosts } from '#platform/hosts';
import { statement, type Queries } from '#platform/db';
import type { Mailer } from '#platform/mail';
import type { TaskRow } from './order-event-queries.ts';
import type { OrderViews } from './order-view.ts';
import type { Orders } from './orders.ts';

/** What the order's owner prefers; no row for guests and for who changed nothing. */
const PREFERENCE = statement<{ readonly mail_language: MailLanguage | null; readonly mails_off: readonly string[] }>(
  'order_mail_preference',
  'select mail_language, mails_off from mail_preference join order_head on owner_id = profile_id where order_number = $1',
);

export interface OrderMailDeps {
  readonly db: Queries;
  readonly orders: Pick<Orders, 'get'>;
  readonly views: Pick<OrderViews, 'detail'>;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
  readonly sellers: Sellers;
}

interface MailFacts {
  readonly order: OrderDetail;
  readonly locale: CopyLocale;
  readonly origin: string;
  readonly phone: string;
  readonly timeZone: string;
  /** The seller, where the confirmation has to name it. */
  readonly seller: Seller | null;
}

export interface OrderMail {
  /** Sends the confirmation. A repeat has the same Message-ID. */
  confirm(orderNumber: string): Promise<void>;
  /** Sends an update. */
  update(task: TaskRow): Promise<void>;
}

export function makeOrderMail({ db, orders, views, hosts, mailer, sellers }: OrderMailDeps): OrderMail {
  /** `language`: the owner's preferred one. */
  const factsOf = async (orderNumber: string, language: MailLanguage | null = null): Promise<MailFacts | undefined> => {
    const row = await orders.get(orderNumber);
    if (row === undefined) return undefined;
    const copyLocale = mailLocale(row.locale as CopyLocale, language); // written by us from a visit's own locale
    const locale: Locale = copyLocale === 'es-US' ? 'en-US' : copyLocale;
    const tenant = row.site_id.startsWith('business') ? 'business' : 'consumer';
    const { phone, timeZone } = siteOf(tenant, locale);
    const seller = statesTerms(row.site_id) ? sellerOf(row.site_id, sellers) : null;
    const order = views.detail(row, { locale, copyLocale, paths: makePaths(locale), now: row.placed_at, reader: null });
    return { order, locale: copyLocale, origin: hosts.origins[tenant], phone, timeZone, seller };
  };
  return {
    async confirm(orderNumber) {
      const facts = await factsOf(orderNumber);
      if (facts === undefined) return;
      // Templates are built by Vite; they are loaded with the first mail, so that tests of the API need no build.
      const { renderConfirmation } = await import('#buying/orders/mail');
      await mailer.send({ id: `order-${orderNumber}-placed`, to: facts.order.email, ...renderConfirmation(facts) });
    },
    async update({ order_number, event_id, event, shipment_no, line_nos, return_no, amount }) {
      const kind = UPDATE_KINDS.find((known) => known === event);
      if (kind === undefined) return;
      const preference = await db.maybe(PREFERENCE, [order_number]);
      if (preference?.mails_off.includes(kind) === true) return;
      const facts = await factsOf(order_number, preference?.mail_language);
      if (facts === undefined) return;
      const { renderUpdate } = await import('#buying/orders/mail');
      const update = { kind, shipmentNo: shipment_no, lineNos: line_nos, returnNo: return_no, amount: amount / 100 };
      await mailer.send({ id: `order-${order_number}-${event_id}`, to: facts.order.email, ...renderUpdate({ ...facts, update }) });
    },
  };
}
