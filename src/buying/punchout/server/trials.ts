// Tries of a connection by an administrator, who plays the purchasing system (H_SAM, a connection in test mode).
import { randomUUID } from 'node:crypto';
import type { Trial } from '#buying/punchout/contract';
import {
  allRules,
  at,
  attributeOf,
  BASE_RULES,
  checkDocument,
  childrenOf,
  PUNCHOUT_RULES,
  textAt,
  TRANSPORT_RULES,
  type XmlElement,
} from '#people/cxml/rules';
import { parseXml } from '#people/cxml/server';
import type { Visit } from '#platform/visit';
import { answerCxml } from './answer-cxml.ts';
import { INSERT_TRIAL, TRIAL_OF, TRIALS_OF, type TrialRow } from './trial-queries.ts';
import { AT_FIRST, trialRequest, whoIn, withoutSecret, type TrialDeps, type TrialSetup } from './trial-request.ts';

export type TrialProblem = 'CONNECTION_NOT_FOUND' | 'TRIAL_NOT_FOUND' | 'NOT_IN_TEST' | 'SECRET_FIRST';

interface Asked {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly trial?: string | undefined;
}

/** The name of a try. */
export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export async function readTrials({ db, connections }: TrialDeps, { accountNumber, connectionId, trial }: Asked) {
  const connection = await connections.of(db, accountNumber, connectionId);
  if (connection === undefined) return 'CONNECTION_NOT_FOUND';
  const rows = await db.many(TRIALS_OF, [accountNumber, connectionId]);
  const shown = trial !== undefined && UUID.test(trial) ? await db.maybe(TRIAL_OF, [accountNumber, connectionId, trial]) : undefined;
  if (trial !== undefined && shown === undefined) return 'TRIAL_NOT_FOUND';
  const trials = rows.map((row) => ({ trialId: row.trial_id, at: row.at.toISOString(), status: statusIn(row.response) }));
  return {
    system: connection.name,
    isTest: connection.isTest,
    kind: connection.kind,
    trials,
    trial: shown === undefined ? null : viewOf(shown),
  };
}

export async function startTrial(
  deps: TrialDeps,
  {
    accountNumber,
    connectionId,
    trial,
    operation,
    email,
    language,
  }: Asked & Omit<TrialSetup, 'earlier' | 'language'> & { language?: string },
  { now, ip }: Visit,
): Promise<{ readonly trial: string } | TrialProblem> {
  const { db, connections, origin } = deps;
  const connection = await connections.of(db, accountNumber, connectionId);
  if (connection === undefined || connection.kind !== 'cxml') return 'CONNECTION_NOT_FOUND';
  if (!connection.isTest) return 'NOT_IN_TEST';
  const secret = await connections.secretOf(db, connection, now);
  if (secret === undefined) return 'SECRET_FIRST';
  const earlier = trial !== undefined && UUID.test(trial) ? await db.maybe(TRIAL_OF, [accountNumber, connectionId, trial]) : undefined;
  if (operation !== 'create' && (earlier?.message ?? null) === null) return 'TRIAL_NOT_FOUND';
  const trialId = randomUUID();
  const before = earlier === undefined ? AT_FIRST : whoIn(earlier.request);
  const setup = { operation, email: email || before.email, language: language ?? before.language, earlier: earlier?.message ?? '' };
  const request = trialRequest(setup, { connection, secret, trialId, origin, now });
  const { text: response } = await answerCxml(deps, request, { address: ip, now });
  const read = parseXml(response);
  const startPage = read.ok ? textAt(read.value, 'Response', 'PunchOutSetupResponse', 'StartPage', 'URL') : '';
  await db.run(INSERT_TRIAL, { accountNumber, connectionId, trialId, now, request: withoutSecret(request), response, startPage });
  return { trial: trialId };
}

const RULES = allRules(TRANSPORT_RULES, BASE_RULES, PUNCHOUT_RULES);

function viewOf(row: TrialRow): Trial {
  const read = row.message === null ? null : parseXml(row.message);
  const root = read?.ok === true ? read.value : null;
  const order = root === null ? undefined : at(root, 'Message', 'PunchOutOrderMessage');
  const money = (...path: readonly string[]): string =>
    order === undefined ? '' : moneyText(at(order, 'PunchOutOrderMessageHeader', ...path, 'Money'));
  return {
    trialId: row.trial_id,
    at: row.at.toISOString(),
    request: row.request,
    response: row.response,
    startPage: row.start_page,
    status: statusIn(row.response),
    message: row.message ?? '',
    receivedAt: row.received_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    lines: order === undefined ? [] : childrenOf(order, 'ItemIn').map(lineOf),
    total: money('Total'),
    shipping: money('Shipping'),
    tax: money('Tax'),
    violations: root === null ? null : checkDocument(root, RULES).map(({ path, detail }) => `${path}: ${detail}`),
  };
}

function lineOf(item: XmlElement): Trial['lines'][number] {
  const detail = at(item, 'ItemDetail');
  const price = detail && at(detail, 'UnitPrice', 'Money');
  return {
    itemId: textAt(item, 'ItemID', 'SupplierPartID'),
    auxiliaryId: textAt(item, 'ItemID', 'SupplierPartAuxiliaryID'),
    name: detail === undefined ? '' : textAt(detail, 'Description'),
    quantity: attributeOf(item, 'quantity'),
    unit: detail === undefined ? '' : textAt(detail, 'UnitOfMeasure'),
    price: price?.text.trim() ?? '',
    currency: attributeOf(price, 'currency'),
    classification: detail === undefined ? '' : textAt(detail, 'Classification'),
  };
}

const moneyText = (money: XmlElement | undefined): string =>
  money === undefined ? '' : `${money.text.trim()} ${attributeOf(money, 'currency')}`;

/** `200 OK`. */
function statusIn(response: string): string {
  const read = parseXml(response);
  const status = read.ok ? at(read.value, 'Response', 'Status') : undefined;
  return [attributeOf(status, 'code'), attributeOf(status, 'text'), status?.text.trim() ?? ''].filter((part) => part !== '').join(' ');
}
