// Where purchasing systems send their orders: cXML in, a cXML answer back. Nothing is said to whom the credential does not know.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readEnvelope, writeResponse, type Status, type XmlElement } from '#people/cxml/rules';
import { MOST_DOCUMENT_BYTES, parseXml } from '#people/cxml/server';
import type { VerifyCredential } from '#people/procurement/server';
import { API_HEADERS } from '#platform/protective-headers';
import type { Visit } from '#platform/visit';
import { orderProblemText } from './problem-text.ts';
import type { OrderAnswer } from './order-answer.ts';
import type { ReceiveOrder } from './receive-order.ts';
import type { ReceivedDocument } from './received-document.ts';

/** What a profile answer names for `OrderRequest`. */
export const ORDERS_PATH = '/orders/cxml';

export interface ServeOrdersDeps {
  readonly verify: VerifyCredential;
  readonly receive: ReceiveOrder;
  /** Documents are waiting to be sent. */
  readonly look: () => void;
}

/** Answers are for whoever runs the other system. */
const LANGUAGE = 'en-US';

export function serveOrders(app: FastifyInstance, deps: ServeOrdersDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const options = { bodyLimit: MOST_DOCUMENT_BYTES, config: { access: 'system' } } as const;
    scope.post<{ Body: Buffer | undefined }>(ORDERS_PATH, options, async ({ body, visit }, reply) => {
      const { status, wait } = await answer(deps, body ?? Buffer.alloc(0), visit);
      if (wait > 0) reply.code(429).header('retry-after', String(wait));
      const facts = { payloadId: `${randomUUID()}@inkwell`, now: visit.now, language: LANGUAGE };
      return reply.headers(API_HEADERS).type('text/xml; charset=utf-8').send(writeResponse(facts, status));
    });
  });
}

interface Answered {
  readonly status: Status;
  /** Seconds; 0: it was heard. */
  readonly wait: number;
}

const says = (code: Status['code'], detail: string, wait = 0): Answered => ({ status: { code, detail }, wait });

async function answer({ verify, receive, look }: ServeOrdersDeps, body: Buffer, visit: Visit): Promise<Answered> {
  if (visit.site.tenant !== 'business') return says(403, 'Orders are taken at the business address of the shop.');
  const root = parseXml(body);
  if (!root.ok) return says(400, UNREADABLE[root.problem]);
  const envelope = readEnvelope(root.value);
  if (!envelope.ok) return says(400, envelope.problem);
  const { header, kind, body: asked, payloadId } = envelope.value;
  const caller = await verify.ofHeader(header, { address: visit.ip, now: visit.now, kind: asked?.name ?? kind, payloadId });
  if (!caller.ok) return refusedCredential(caller.problem);
  if (kind !== 'Request' || asked?.name !== 'OrderRequest')
    return says(450, `This address takes OrderRequest, not ${asked?.name ?? kind}.`);
  const answered = await receive(receivedOf(caller.value, root.value, envelope.value, asked));
  look();
  return { status: statusOfAnswer(answered), wait: 0 };
}

const UNREADABLE = {
  DOCUMENT_TOO_LARGE: 'The document is too large.',
  DOCUMENT_DEFINES_NAMES: 'The document defines entities, which are not allowed.',
  DOCUMENT_BROKEN: 'The document is not well-formed XML.',
  ENCODING_UNKNOWN: 'The document’s encoding is unknown.',
} as const;

const receivedOf = (
  connection: ReceivedDocument['connection'],
  root: XmlElement,
  envelope: ReceivedDocument['envelope'] | Omit<ReceivedDocument['envelope'], 'body'>,
  body: XmlElement,
): ReceivedDocument => ({ connection, root, envelope: { ...envelope, body } });

type Refused = Extract<Awaited<ReturnType<VerifyCredential['ofHeader']>>, { readonly ok: false }>['problem'];

function refusedCredential(problem: Refused): Answered {
  if (problem.code === 'TOO_MANY_TRIES') return says(401, 'Too many wrong credentials came from this address.', problem.seconds);
  if (problem.code === 'RECIPIENT_DIFFERS') return says(400, 'The document is addressed to somebody else.');
  return says(401, 'The credential is unknown.');
}

const MOST_DETAIL = 2_000;

function statusOfAnswer({ status, problems, orderNumber, isTest }: OrderAnswer): Status {
  if (problems.length > 0) {
    const texts = problems.map((problem) => orderProblemText(problem, LANGUAGE));
    return { code: status, detail: texts.join(' ').slice(0, MOST_DETAIL) };
  }
  return { code: status, detail: isTest ? 'The test was checked. Nothing was placed or canceled.' : (orderNumber ?? '') };
}
