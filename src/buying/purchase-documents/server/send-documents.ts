// Sends documents to purchasing systems: checked by the rules of their type, to public addresses alone, again after failures with growing pauses.
import { rulesOfSent } from '#buying/purchase-documents/rules';
import { checkDocument, readEnvelope } from '#people/cxml/rules';
import { parseXml } from '#people/cxml/server';
import type { Connections } from '#people/procurement/server';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { AddressRefused, type GuardedFetch } from '#platform/guarded-fetch';
import { CLAIM_DOCUMENTS, DELIVERED_DOCUMENT, FAILED_DOCUMENT, type DocumentRow, type SendProblem } from './document-queries.ts';
import { withSecret } from './put-document.ts';
import { readSettings } from './settings.ts';

export interface SendDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly connections: Connections;
  readonly fetch: GuardedFetch;
}

const CLAIM_MS = 60_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [5_000, 3_600_000];
/** About a day of retries. */
const MOST_ATTEMPTS = 30;

/** Sends what is due, one document of an order after the other; returns how many were tried. */
export async function sendDue(deps: SendDeps, isStopped: () => boolean): Promise<number> {
  let tried = 0;
  for (;;) {
    const now = deps.clock.now();
    const due = isStopped() ? [] : await deps.db.many(CLAIM_DOCUMENTS, [now, new Date(now.getTime() + CLAIM_MS)]);
    if (due.length === 0) return tried;
    // A system that does not answer keeps no other waiting.
    await Promise.all(due.map((document) => sendOne(deps, document)));
    tried += due.length;
  }
}

async function sendOne(deps: SendDeps, document: DocumentRow): Promise<void> {
  const { db, clock } = deps;
  const { account_number: account, document_id: id, attempts } = document;
  const problem = await trySending(deps, document);
  const now = clock.now();
  if (problem === null) return void (await db.run(DELIVERED_DOCUMENT, [account, id, now]));
  const again =
    isForGood(problem) || attempts >= MOST_ATTEMPTS
      ? null
      : new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS));
  await db.run(FAILED_DOCUMENT, [account, id, JSON.stringify([problem]), again]);
}

/** Another time would end no better. */
const isForGood = ({ code, status }: SendProblem): boolean =>
  code === 'ADDRESS' || code === 'NO_ADDRESS' || code === 'RULES' || (code === 'CXML' && /^4\d\d$/.test(status));

/** Null: the other system took it. */
async function trySending({ db, clock, connections, fetch }: SendDeps, document: DocumentRow): Promise<SendProblem | null> {
  const { account_number: account, connection_id: connectionId, kind } = document;
  const [connection, { sendTo }] = await Promise.all([connections.of(db, account, connectionId), readSettings(db, account, connectionId)]);
  const secret = connection && (await connections.secretOf(db, connection, clock.now()));
  if (secret === undefined || sendTo === '') return { code: 'NO_ADDRESS', status: '', detail: '' };
  const broken = brokenRule(document.text, kind === 'invoice' || kind === 'creditMemo' ? 'InvoiceDetail' : 'Fulfill');
  if (broken !== undefined) return { code: 'RULES', status: '', detail: broken };
  try {
    const body = withSecret(document.text, secret);
    const reply = await fetch(sendTo, { method: 'POST', headers: { 'content-type': 'text/xml; charset=utf-8' }, body });
    return await problemOfReply(reply);
  } catch (error) {
    const code = error instanceof AddressRefused ? 'ADDRESS' : 'NO_ANSWER';
    return { code, status: '', detail: messageOf(error) };
  }
}

/** What the rules of its type have against a document: it does not go then. */
function brokenRule(text: string, type: 'Fulfill' | 'InvoiceDetail'): string | undefined {
  const read = parseXml(text);
  if (!read.ok) return read.problem;
  const [first] = checkDocument(read.value, rulesOfSent(type));
  return first && `${first.path}: ${first.detail}`;
}

/** Systems that answer with 200 alone, or with something that is no cXML, have taken it; a status in a cXML answer counts. */
async function problemOfReply(reply: Response): Promise<SendProblem | null> {
  const text = await reply.text();
  const read = parseXml(text);
  const envelope = read.ok ? readEnvelope(read.value) : undefined;
  const status = envelope?.ok === true ? envelope.value.status : null;
  if (status !== null && !status.code.startsWith('2'))
    return { code: 'CXML', status: status.code, detail: cut(status.detail || status.text) };
  return reply.ok ? null : { code: 'HTTP', status: String(reply.status), detail: cut(text.replaceAll(/<[^>]*>|\s+/g, ' ').trim()) };
}

const cut = (text: string): string => text.slice(0, 300);

/** Connection errors name the host and what failed; their causes say more than they do. */
function messageOf(error: unknown): string {
  const { message = '', cause } = error as { readonly message?: string; readonly cause?: unknown };
  const { message: because = '' } = (cause ?? {}) as { readonly message?: string };
  return cut(because === '' ? message : because);
}
