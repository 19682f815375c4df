// Every code that the cart can send, extracted from the source, so that none is forgotten: messages, coupon reasons, and refusals.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../src');

/** Capabilities that send messages about carts, coupons and saved items. */
const SPEAKERS = ['buying/cart', 'buying/saved-for-later', 'buying/quick-order', 'goods/promotions'];
/** Internal: the reason itself is sent instead. */
const INSIDE = 'COUPON_NOT_QUALIFIED';

export async function codesInSource(): Promise<ReadonlySet<string>> {
  const source = (path: string): Promise<string> => readFile(join(SOURCE, path), 'utf8');
  const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, code]) => code ?? []);
  const messages = found(await source('buying/cart/rules/cart-message.ts'), /readonly code: '([A-Z_]+)'/g);
  const described = await source('buying/cart/server/describe.ts');
  const own = new Set(found(/const OURS[^;]+;/.exec(described)?.[0] ?? '', /^ {2}'([A-Z_]+)'/gm));
  const reasons = found(await source('goods/promotions/rules/coupon-problem.ts'), /readonly reason: '([A-Z_]+)'/g).map((reason) =>
    own.has(reason) ? `COUPON_${reason}` : reason,
  );
  const refusals: string[] = [];
  for (const speaker of SPEAKERS)
    for (const name of await readdir(join(SOURCE, speaker, 'server')))
      if (!name.endsWith('.test.ts'))
        refusals.push(...found(await source(`${speaker}/server/${name}`), /(?:refuse\(\d+, |wrong: )'([A-Z_]+)'/g));
  return new Set([...messages, ...reasons, ...refusals].filter((code) => code !== INSIDE));
}
