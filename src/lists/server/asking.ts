// Who asks for lists, and what answering takes.
import type { Carts } from '#cart/server';
import type { ListViewer } from '#lists/rules';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#sessions/rules';

export interface ListsDeps {
  readonly db: Db;
  readonly carts: Pick<Carts, 'factsFor' | 'imageOf'>;
}

export interface Asking {
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly viewer: ListViewer;
}
