// The context of a page's loaders and actions: the visit, and direct calls of contract lines without HTTP.
import type { FastifyRequest } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { isRefusal, refuse } from '#base/outcome/rules';
import type { ContractKey, Registry } from './contract.ts';
import { rawUrlOf, type Hosts } from './hosts.ts';
import { entryOf } from './page-entry.ts';
import type { PagePartsOnServer } from './page-parts.ts';
import { bodyIdsFit, paramsFit } from './params-fit.ts';
import type { Placeholders } from './placeholders.ts';
import { badRequest, refusalOf, type PlatformWords } from './refusals.ts';
import { isStorableAddress, unstorableField } from './refuse-unstorable-text.ts';
import type { Visit } from './visit.ts';

export interface PageContextFacts {
  readonly registry: Registry;
  readonly words: PlatformWords;
  readonly hosts: Hosts;
  readonly gallery: boolean;
  readonly parents: readonly string[];
  readonly miniCartWaitMs: number | undefined;
}

/** What belongs to one rendering. */
interface Rendering {
  readonly build: ServerBuild;
  readonly nonce: string;
  readonly parts: PagePartsOnServer | null;
  readonly carry: Placeholders['carry'];
  /** Receives the finished HTML. */
  readonly deliver: (html: Uint8Array) => void;
}

/** The visit that each page's context belongs to. */
const visits = new WeakMap<object, Visit>();

export function visitOf(context: object): Visit {
  const visit = visits.get(context);
  if (visit === undefined) throw new Error('A page was asked for without a visit');
  return visit;
}

export function makePageContext(request: FastifyRequest, facts: PageContextFacts, rendering: Rendering): RouterContextProvider {
  const { visit } = request;
  const { hosts, gallery, parents, miniCartWaitMs } = facts;
  const { build, nonce, parts, carry, deliver } = rendering;
  const { RouterContextProvider: Context, fillContext } = entryOf(build);
  const context = new Context();
  visits.set(context, visit);
  return fillContext(context, {
    site: visit.site,
    locale: visit.locale,
    copyLocale: visit.copyLocale,
    origin: hosts.origins[visit.site.tenant],
    origins: hosts.origins,
    parents,
    miniCartWaitMs,
    nonce,
    cartPurpose: visit.cartPurpose,
    isAddressReadable: isStorableAddress(rawUrlOf(request.raw)),
    acting: visit.isActing,
    punchout: visit.isPunchout,
    gallery,
    get cookies() {
      return visit.cookies;
    },
    answer: (key: ContractKey, input: LineInput) => callLine(request, facts, key, input),
    parts,
    carry,
    deliver,
    setHeader: (name: string, value: string) => void visit.replyHeaders.push([name, value]),
  });
}

interface LineInput {
  readonly body?: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
}

/** Calls the handler of a contract line as a request to its address would. */
async function callLine(
  request: FastifyRequest,
  { registry, words }: PageContextFacts,
  key: ContractKey,
  input: LineInput,
): Promise<unknown> {
  const { visit } = request;
  const line = registry.lines.get(key);
  if (line === undefined) throw new Error(`No contract line ${key}`);
  // Typed code builds the input of pages, so it is not validated again; but a shopper's text in it may be unstorable.
  const field = unstorableField(Object.entries(input));
  if (field !== undefined) return badRequest(words, visit.locale, field);
  const { endpoint } = line;
  if (!paramsFit(endpoint.params, input.params) || !bodyIdsFit(endpoint, input.body))
    return refuse(404, 'NOT_FOUND', words('NOT_FOUND', visit.locale));
  const call = { body: input.body, query: input.query ?? {}, params: input.params, visit } as unknown as Parameters<typeof line.handler>[0];
  try {
    const result = await line.handler(call);
    if (isRefusal(result) && result.retryAfter !== undefined) visit.replyHeaders.push(['retry-after', String(result.retryAfter)]);
    return result;
  } catch (error) {
    const refused = refusalOf(error, words, visit.locale);
    request.log.error({ err: error }, 'a service is down');
    // Without the database no page and no form can show anything: the error page takes their place.
    if (refused.code === 'UNAVAILABLE') throw Response.json(refused, { status: refused.status });
    return refused;
  }
}
