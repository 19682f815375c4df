// An order request from the wire to its answer. The same request again gets the same answer; an order is placed once (B2B-9, CHK-4).
import { hash as digest } from 'node:crypto';
import {
  isPassing,
  ORDER_DOCUMENT,
  readIncomingOrder,
  withoutSecrets,
  type IncomingOrder,
  type OrderProblem,
} from '#buying/purchase-documents/rules';
import { failed } from '#base/outcome/rules';
import { checkDocument, writeElement, type XmlElement } from '#people/cxml/rules';
import { beginOrder, type Begun } from './begin-order.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { finishOrder } from './finish-order.ts';
import { answerFrom, answerOf, taken, type OrderAnswer } from './order-answer.ts';
import type { OpenDocument, ReceivedDocument } from './received-document.ts';
import { dropDocument, refuseOrder, repeatOrder } from './settle-order.ts';
import { LONGEST_PAYLOAD_ID, noteUnreadable } from './unreadable-order.ts';

export type ReceiveOrder = (received: ReceivedDocument) => Promise<OrderAnswer>;

export function makeReceiveOrder(deps: DocumentsDeps): ReceiveOrder {
  // The same document delivered twice at once gets one answer, not "come back later".
  const running = new Map<string, Promise<OrderAnswer>>();
  return (received) => {
    const { connection, envelope } = received;
    const key = `${connection.accountNumber} ${connection.connectionId} ${envelope.payloadId} ${hashOf(received.envelope.body)}`;
    const same = running.get(key);
    if (same !== undefined) return same;
    const mine = receive(deps, received).finally(() => running.delete(key));
    running.set(key, mine);
    return mine;
  };
}

async function receive(deps: DocumentsDeps, { connection, root, envelope, isTried = false }: ReceivedDocument): Promise<OrderAnswer> {
  const invalid = checkDocument(root, ORDER_DOCUMENT).map(({ path, detail }): OrderProblem => ({ code: 'INVALID', path, detail }));
  if (envelope.payloadId === '' || envelope.payloadId.length > LONGEST_PAYLOAD_ID)
    invalid.push({ code: 'INVALID', path: 'cXML', detail: `payloadID is missing or longer than ${LONGEST_PAYLOAD_ID} characters` });
  const text = writeElement(withoutSecrets(root));
  const read = invalid.length > 0 ? failed(invalid) : readIncomingOrder(envelope.body);
  if (!read.ok) {
    await noteUnreadable(deps, { connection, root, envelope }, { text, hash: hashOf(envelope.body) }, read.problem);
    return answerOf(read.problem);
  }
  const { accountNumber, connectionId } = connection;
  const arrived = { accountNumber, connectionId, payloadId: envelope.payloadId, text, order: read.value, hash: hashOfOrder(read.value) };
  return answerBegun(
    deps,
    { connection, root, envelope, isTried, order: read.value },
    await beginOrder(deps.db, arrived, deps.clock.now()),
  );
}

async function answerBegun(deps: DocumentsDeps, open: OpenDocument, begun: Begun): Promise<OrderAnswer> {
  const { connection } = open;
  switch (begun.kind) {
    case 'answered':
      return answerFrom(begun.document);
    case 'repeated':
      await repeatOrder(deps, connection, begun);
      return taken(begun.orderNumber);
    case 'refused': {
      const { documentId, problem } = begun;
      if (documentId !== null && isPassing([problem])) await dropDocument(deps, connection, documentId);
      else if (documentId !== null) await refuseOrder(deps, open, documentId, [problem]);
      return answerOf([problem]);
    }
    case 'work':
      return finishOrder(deps, open, begun);
  }
}

/** Of what is ordered; the time of a second delivery does not count. `accounting` says what `accounts` says. */
const hashOfOrder = ({ orderDate: _time, lines, ...order }: IncomingOrder): string =>
  digest('sha256', JSON.stringify({ ...order, lines: lines.map(({ accounts: _, ...line }) => line) }), 'base64url');

const hashOf = (body: XmlElement): string => digest('sha256', writeElement(body), 'base64url');
