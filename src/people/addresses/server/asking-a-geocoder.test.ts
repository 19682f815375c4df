// One caller cannot use an external service without limit, and still gets answers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock';
import type { Db } from '#platform/db';
import { makeLimits } from '#platform/limits';
import { testDatabase } from '#test/database';
import type { Visit } from '#platform/visit';
import { siteOf } from '#base/site/rules';
import { ownValidator } from './address-validator.ts';
import { addressHandlers } from './handlers.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('[DLV-5] trust 36: of a hundred requests from one address in a minute, sixty reach the service; the shop’s own lists answer the others', async () => {
  let asked = 0;
  const geocoder = {
    ofZip: async () => {
      asked += 1;
      return { city: 'Elsewhere', state: 'MA', latitude: 42, longitude: -71 };
    },
  };
  const limits = makeLimits(db, systemClock);
  const call = addressHandlers({ db, limits, geocoder, validator: ownValidator, store: () => undefined, cardNumberIn: () => null })[
    'GET /api/place'
  ];
  const ask = async (ip: string): Promise<string> => {
    const visit = { ip, site: siteOf('consumer', 'en-US') } as unknown as Visit;
    const reply = await call({ query: { zip: '02110' }, body: undefined, params: undefined, visit });
    return 'city' in reply ? reply.city : reply.code;
  };
  const cities = await Promise.all(Array.from({ length: 100 }, () => ask('192.0.2.1')));
  expect([asked, cities.filter((city) => city === 'Elsewhere').length, cities.filter((city) => city === 'Boston').length]).toEqual([
    60, 60, 40,
  ]);
  expect(await ask('192.0.2.2')).toBe('Elsewhere');
});
