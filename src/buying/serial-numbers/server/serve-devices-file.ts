// The devices of an organization as a table, with the filters of the page (H_SL).
import type { FastifyInstance } from 'fastify';
import { formatDate } from '#base/locale/rules';
import { isRefusal } from '#base/outcome/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import { makePaths } from '#paths';
import { sendCsv } from '#platform/csv-file';
import { sendRefusal } from '#platform/refusals';
import { deviceReader, makeGuard, readerOf, say, type SerialNumbersDeps } from './handlers.ts';
import { allDevices, type Asked } from './read-devices.ts';

const COLUMNS = ['serial', 'item', 'title', 'order', 'ordered', 'person', 'location', 'delivered', 'warranty'] as const;

export function serveDevicesFile(shop: FastifyInstance, { db, limits }: SerialNumbersDeps): void {
  const refuseGuesses = makeGuard(limits);
  shop.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    makePaths('en-US').serialNumbersFile(),
    { config: { access: 'shopper' } },
    async ({ visit, query }, reply) => {
      const actor = await deviceReader(visit);
      if (isRefusal(actor)) return sendRefusal(reply, actor);
      const asked = askedIn(query);
      const refusal = await refuseGuesses(visit, actor, asked);
      if (refusal !== null) return sendRefusal(reply, refusal);
      const day = (at: string): string => (at === '' ? '' : formatDate(new Date(at), visit.site.timeZone, visit.copyLocale));
      const rows = (await allDevices(db, readerOf(visit, actor), asked)).map((one) => [
        one.serial,
        one.itemId,
        one.title,
        shownOrderNumber(one.orderNumber),
        day(one.placedAt),
        one.person,
        one.location,
        day(one.arrivedAt),
        one.warrantyUntil,
      ]);
      return sendCsv(reply, 'serial-numbers.csv', [COLUMNS.map((column) => say(visit)(`server.${column}`)), ...rows]);
    },
  );
}

function askedIn(query: Readonly<Record<string, unknown>>): Asked {
  const { serials, item, person, location } = query;
  const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');
  return { serials: text(serials, 4_000), item: text(item, 200), person: text(person, 40), location: text(location, 200) };
}
