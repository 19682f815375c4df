// An administrator's test of a connection: everything that a sign-on does, and nothing of it stays but the result.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { memberOf } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { claimPerson, type PersonProblem } from './claim-person.ts';
import type { Connection } from './connections.ts';
import type { Failure, Recognized } from './recognize.ts';
import { BEGIN_TEST, END_TEST, type TestResult } from './sign-on-queries.ts';

export async function beginTest(on: Queries, accountNumber: string, now: Date): Promise<void> {
  await on.run(BEGIN_TEST, [accountNumber, now]);
}

/** `who`: whom the provider named, or what went wrong until then. */
export async function endTest(db: Db, connection: Connection, visit: Visit, who: Outcome<Recognized, Failure>): Promise<void> {
  const result = who.ok ? await rehearsed(db, connection, visit, who.value) : { ...NOBODY, ...who.problem };
  await db.run(END_TEST, { ...NOBODY, ...result, accountNumber: connection.accountNumber, now: visit.now });
}

const NOBODY: TestResult = { code: '', detail: '', email: '', fullName: '', role: '', received: [] };

/** Carries what was found out of a transaction that is rolled back. */
class Rehearsal extends Error {
  readonly outcome: Outcome<string, PersonProblem>;
  constructor(outcome: Outcome<string, PersonProblem>) {
    super('Only a test');
    this.outcome = outcome;
  }
}

async function rehearsed(db: Db, connection: Connection, visit: Visit, { identity, received }: Recognized): Promise<TestResult> {
  const facts = { ...NOBODY, email: identity.email, fullName: identity.fullName, received };
  try {
    return await db.transaction(async (tx) => {
      const claimed = await claimPerson(tx, visit, connection, identity);
      if (!claimed.ok) throw new Rehearsal(failed(claimed.problem));
      throw new Rehearsal(done((await memberOf(tx, connection.accountNumber, claimed.value))?.role ?? ''));
    });
  } catch (error) {
    if (!(error instanceof Rehearsal)) throw error;
    return error.outcome.ok ? { ...facts, role: error.outcome.value } : { ...facts, code: error.outcome.problem };
  }
}
