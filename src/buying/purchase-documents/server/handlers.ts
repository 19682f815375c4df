// Handlers of `purchaseDocumentsContract`. The organization is always the session's: no call names one.
import { refuse, type Refusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import type { SignedIn } from '#base/shopper/rules';
import type { purchaseDocumentsContract } from '#buying/purchase-documents/contract';
import { MOST_TOLERANCE_PERCENT, readOrderSettings } from '#buying/purchase-documents/rules';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
import { actorOf } from '#people/organizations/server';
import type { ProcurementConnection } from '#people/procurement/server';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { RESEND_DOCUMENT } from './document-queries.ts';
import { readDocument, readDocuments, type ReadDeps } from './read-documents.ts';
import type { TryOrder } from './try-order.ts';
import { keepSettings, readSettings } from './settings.ts';

export interface DocumentHandlerDeps extends ReadDeps {
  readonly db: Db;
  /** Hosts that documents may go to without https. */
  readonly httpHosts: readonly string[];
  /** Documents are waiting to be sent. */
  readonly look: () => void;
  readonly tryOrder: TryOrder;
}

type Query = Parameters<Handlers<typeof purchaseDocumentsContract>['GET /api/organization/purchase-documents']>[0]['query'];

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}
type Code = 'NO_CART' | 'CONNECTION_NOT_FOUND' | 'DOCUMENT_NOT_FOUND' | 'STILL_WAITING';

export function purchaseDocumentHandlers(deps: DocumentHandlerDeps): Handlers<typeof purchaseDocumentsContract> {
  const { db, look } = deps;
  return {
    denied: (visit, _line, admission) => {
      const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'PURCHASE_DOCUMENTS_NOT_ALLOWED';
      return refuse(admission === 'signIn' ? 401 : 403, code, sayer(purchaseDocumentsWords, visit.copyLocale)(code));
    },
    'GET /api/organization/purchase-documents': ({ query, ...call }) =>
      asMember(call, (accountNumber) => listDocuments(deps, call.visit, accountNumber, query)),
    'GET /api/organization/purchase-documents/:documentId': ({ params, ...call }) =>
      asMember(
        call,
        async (accountNumber) =>
          (await readDocument(deps, accountNumber, params.documentId, call.visit.copyLocale)) ?? refused(call.visit, 'DOCUMENT_NOT_FOUND'),
      ),
    'POST /api/organization/purchase-documents/:documentId/resend': ({ params, ...call }) =>
      asMember(call, async (accountNumber) => {
        const sent = await db.maybe(RESEND_DOCUMENT, [accountNumber, params.documentId, call.visit.now]);
        if (sent === undefined) {
          const known = await readDocument(deps, accountNumber, params.documentId, call.visit.copyLocale);
          return refused(call.visit, known === undefined || known.document.direction === 'in' ? 'DOCUMENT_NOT_FOUND' : 'STILL_WAITING');
        }
        look();
        return {};
      }),
    'GET /api/organization/purchase-document-settings/:connectionId': ({ params, ...call }) =>
      ofConnection(deps, call, params.connectionId, async ({ accountNumber, connectionId, name }) => ({
        connection: { connectionId, name },
        settings: await readSettings(db, accountNumber, connectionId),
      })),
    'POST /api/organization/purchase-document-settings/:connectionId override PUT': ({ params, body, ...call }) =>
      ofConnection(deps, call, params.connectionId, async ({ accountNumber, connectionId }) => {
        const read = readOrderSettings(body, deps.httpHosts);
        if (read.ok) await keepSettings(db, { ...read.value, accountNumber, connectionId, now: call.visit.now });
        const say = sayer(purchaseDocumentsWords, call.visit.copyLocale);
        const wrong = read.ok ? [] : read.problem;
        return { errors: wrong.map(({ field, code }) => ({ field, message: say(code, { most: MOST_TOLERANCE_PERCENT }) })) };
      }),
    'POST /api/organization/purchase-document-settings/:connectionId/try': ({ params, body, ...call }) =>
      ofConnection(deps, call, params.connectionId, async (connection) => {
        const documentId = await deps.tryOrder({ ...call, connection, message: body.message });
        return documentId === undefined ? refused(call.visit, 'NO_CART') : { documentId };
      }),
  };
}

/** Somebody without an organization has no documents: as if they did not exist. */
async function asMember<R>({ visit, shopper }: Call, answer: (accountNumber: string) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, 'DOCUMENT_NOT_FOUND') : answer(actor.accountNumber);
}

const ofConnection = <R>(
  { db, connections }: DocumentHandlerDeps,
  call: Call,
  connectionId: string,
  answer: (connection: ProcurementConnection) => Promise<R | Refusal>,
): Promise<R | Refusal> =>
  asMember(call, async (accountNumber): Promise<R | Refusal> => {
    const connection = await connections.of(db, accountNumber, connectionId);
    return connection === undefined || connection.kind !== 'cxml' ? refused(call.visit, 'CONNECTION_NOT_FOUND') : answer(connection);
  });

async function listDocuments(deps: DocumentHandlerDeps, visit: Visit, accountNumber: string, query: Query) {
  const { search = '', page = '1' } = query;
  const [connection, show] = [query.connection ?? null, query.show ?? null];
  if (connection !== null && (await deps.connections.of(deps.db, accountNumber, connection)) === undefined)
    return refused(visit, 'CONNECTION_NOT_FOUND');
  const asked = { accountNumber, connectionId: connection, show, search, page: Math.max(1, Number(page)) };
  return readDocuments(deps, asked, visit.copyLocale);
}

function refused({ copyLocale }: Pick<Visit, 'copyLocale'>, code: Code): Refusal {
  return refuse(code.endsWith('NOT_FOUND') ? 404 : 409, code, sayer(purchaseDocumentsWords, copyLocale)(code));
}
