// Handlers of `taxExemptionsContract`. The organization is always the session's: no call names one.
import { shopDay } from '#base/site/rules';
import { refuse, type Refusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import type { SignedIn } from '#base/shopper/rules';
import type { SavedExemption, taxExemptionsContract } from '#goods/tax-exemptions/contract';
import { EXEMPTION_LIMITS, readExemption as readTyped, type ExemptionProblem } from '#goods/tax-exemptions/rules';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';
import { actorOf, type Actor } from '#people/organizations/server';
import type { Call, Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { readExemption, readExemptions } from './read-exemptions.ts';
import { MOST_OPEN, readDocument, submitExemption, withdrawExemption, type SubmitProblem } from './submit-exemption.ts';

export interface ExemptionDeps {
  readonly db: Db;
  /** The refusal of a text with a card number, else null (trust 24). */
  readonly cardNumberIn: (typed: unknown, visit: Visit) => Refusal | null;
}

type Submit = Call<(typeof taxExemptionsContract)['POST /api/organization/tax-exemptions']>;

export function exemptionHandlers({ db, cardNumberIn }: ExemptionDeps): Handlers<typeof taxExemptionsContract> {
  const submit = async (actor: Actor, { visit, body }: Submit): Promise<SavedExemption | Refusal> => {
    const { document: base64, replaces = '', ...typed } = body;
    const refusal = cardNumberIn(typed, visit);
    if (refusal !== null) return refusal;
    const read = readTyped(typed, visit.site.country, shopDay(visit.now));
    const document = readDocument(base64);
    const errors = read.ok ? [] : read.problem.map((problem) => errorOf(problem, visit));
    if (!document.ok) errors.push({ field: 'document', message: say(visit)(document.problem) });
    if (!read.ok || !document.ok) return { id: '', errors };
    const saved = await submitExemption(db, actor, visit.now, { ...read.value, document: document.value, replaces });
    if (saved.ok) return { id: saved.value, errors: [] };
    if (saved.problem === 'NUMBER_TAKEN') return { id: '', errors: [{ field: 'number', message: say(visit)('NUMBER_TAKEN') }] };
    return refused(visit, saved.problem);
  };
  return {
    denied: (visit, _line, admission) => {
      const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'EXEMPTIONS_NOT_ALLOWED';
      return refuse(admission === 'signIn' ? 401 : 403, code, say(visit)(code));
    },
    'GET /api/organization/tax-exemptions': (call) =>
      asMember(call, ({ visit, actor }) => {
        const { now, site } = visit;
        const page = Math.max(1, Number(call.query.page ?? '1'));
        return readExemptions(db, actor, { country: site.country, page, today: shopDay(now), now });
      }),
    'GET /api/organization/tax-exemptions/:exemptionId': (call) =>
      asMember(
        call,
        async ({ visit, actor }) =>
          (await readExemption(db, actor, call.params.exemptionId, shopDay(visit.now))) ?? refused(visit, 'EXEMPTION_NOT_FOUND'),
      ),
    'POST /api/organization/tax-exemptions': (call) => asMember(call, ({ actor }) => submit(actor, call)),
    'POST /api/organization/tax-exemptions/:exemptionId/withdraw': (call) =>
      asMember(call, async ({ visit, actor }) => {
        const withdrawn = await withdrawExemption(db, actor, visit.now, call.params.exemptionId);
        return withdrawn.ok ? {} : refused(visit, withdrawn.problem);
      }),
  };
}

const say = ({ copyLocale }: Pick<Visit, 'copyLocale'>) => sayer(taxExemptionsWords, copyLocale);

/** Somebody without an organization has no certificates: as if they did not exist. */
async function asMember<R>(
  { visit, shopper }: { readonly visit: Visit; readonly shopper: SignedIn },
  answer: (asked: { readonly visit: Visit; readonly actor: Actor }) => Promise<R | Refusal>,
): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, 'EXEMPTION_NOT_FOUND') : answer({ visit, actor });
}

function errorOf({ field, code, names }: ExemptionProblem, visit: Visit): SavedExemption['errors'][number] {
  return { field, message: say(visit)(code, { limit: EXEMPTION_LIMITS.number, names: names.join(', ') }) };
}

function refused(visit: Visit, code: SubmitProblem | 'EXEMPTION_DECIDED'): Refusal {
  return refuse(code === 'EXEMPTION_NOT_FOUND' ? 404 : 409, code, say(visit)(code, { most: MOST_OPEN }));
}
