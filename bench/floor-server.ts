// The floors: what this machine gives a server with no shop in it. Written before anything was tuned, and not tuned since.
// 1. a finished string of the size of a public page; 2. one named statement that returns a stored 5-line cart;
// 3. one statement that adds a cart line.
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL, PORT = '0', CART_BYTES = '9000' } = process.env;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
await pool.query(`create table if not exists floor_cart (cart_id uuid primary key, reply text not null)`);
await pool.query(
  `create table if not exists floor_line (cart_id uuid not null, line_id uuid not null, item_id text not null, qty integer not null, added_at timestamptz not null default now(), primary key (cart_id, line_id))`,
);

const pages = new Map<number, string>();
/** A finished page of so many bytes, made once. */
function pageOf(bytes: number): string {
  const page =
    pages.get(bytes) ?? `<!DOCTYPE html><html><head><title>floor</title></head><body>${'x'.repeat(Math.max(0, bytes - 80))}</body></html>`;
  pages.set(bytes, page);
  return page;
}
const cartId = randomUUID();
await pool.query('insert into floor_cart (cart_id, reply) values ($1, $2)', [
  cartId,
  JSON.stringify({ cart: 'x'.repeat(Number(CART_BYTES) - 13) }),
]);

const app = fastify();
app.get('/string/:bytes', (request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').send(pageOf(Number((request.params as { bytes: string }).bytes))),
);
app.get('/cart', async (_request, reply) => {
  const { rows } = await pool.query<{ reply: string }>({
    name: 'floor_cart',
    text: 'select reply from floor_cart where cart_id = $1',
    values: [cartId],
  });
  return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0]?.reply);
});
app.post('/line', async (request, reply) => {
  const { itemId, qty } = request.body as { itemId: string; qty: number };
  const { rows } = await pool.query<{ lines: number }>({
    name: 'floor_line',
    text: `with head as (select cart_id from floor_cart where cart_id = $1),
      added as (insert into floor_line (cart_id, line_id, item_id, qty) select cart_id, $2, $3, $4 from head returning line_id)
      select count(*)::int as lines from added`,
    values: [cartId, randomUUID(), itemId, qty],
  });
  return reply.send({ lines: rows[0]?.lines });
});

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log(`Floor ready ${JSON.stringify(app.server.address())}`);
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
