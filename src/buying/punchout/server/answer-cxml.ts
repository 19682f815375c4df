// What purchasing systems ask for in cXML: what the shop takes, and a visit of one of their people.
import { randomUUID } from 'node:crypto';
import { element, readEnvelope, writeResponse, type Status, type XmlElement } from '#people/cxml/rules';
import { parseXml } from '#people/cxml/server';
import { CXML_PATH, noteRefused, setUp, type Asked, type SetUpDeps, type SetupRequest } from './set-up.ts';

/** A whole answer; `retryAfter` in seconds when the caller has to wait. */
export interface CxmlAnswer {
  readonly text: string;
  readonly retryAfter?: number;
}

const LANGUAGE = 'en-US';
const OK: Status = { code: 200, detail: '' };

export async function answerCxml(deps: SetUpDeps, document: string | Uint8Array, asked: Asked): Promise<CxmlAnswer> {
  const host = new URL(deps.origin).host;
  const say = (status: Status, answer: XmlElement | null = null): CxmlAnswer => ({
    text: writeResponse(
      { payloadId: `${asked.now.getTime()}.${randomUUID()}@${host}`, now: asked.now, language: LANGUAGE },
      status,
      answer,
    ),
  });
  const read = parseXml(document);
  if (!read.ok) return say({ code: 406, detail: read.problem });
  const envelope = readEnvelope(read.value);
  if (!envelope.ok) return say({ code: 406, detail: envelope.problem });
  const { kind, body, header, payloadId } = envelope.value;
  if (kind !== 'Request' || body === null) return say({ code: 400, detail: `a ${kind} is not a Request` });
  const verified = await deps.verify.ofHeader(header, { ...asked, kind: body.name, payloadId });
  if (!verified.ok) {
    const { problem } = verified;
    if (problem.code === 'TOO_MANY_TRIES') return { ...say({ code: 560, detail: problem.code }), retryAfter: problem.seconds };
    if (problem.code === 'CREDENTIAL_REFUSED') return say({ code: 401, detail: 'the credential is unknown, wrong or turned off' });
    await noteRefused(deps, problem.connection, envelope.value, asked, { code: problem.code, detail: '' });
    return say({ code: 400, detail: 'To names another supplier' });
  }
  if (body.name === 'ProfileRequest') return say(OK, profileOf(deps, asked.now));
  if (body.name !== 'PunchOutSetupRequest') return say({ code: 450, detail: `${body.name} is not taken here` });
  const request: SetupRequest = { envelope: envelope.value, root: read.value, setup: body };
  const made = await setUp(deps, verified.value, request, asked);
  return typeof made === 'string'
    ? say(OK, element('PunchOutSetupResponse', {}, element('StartPage', {}, element('URL', {}, made))))
    : say(made.status);
}

function profileOf({ origin, transactions }: SetUpDeps, now: Date): XmlElement {
  const all = new Map([['PunchOutSetupRequest', CXML_PATH], ...transactions]);
  const taken = [...all].map(([requestName, path]) => element('Transaction', { requestName }, element('URL', {}, origin + path)));
  return element('ProfileResponse', { effectiveDate: now.toISOString() }, ...taken);
}
