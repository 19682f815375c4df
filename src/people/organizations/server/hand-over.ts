// Handing the administration to somebody else: both sides change, both are mailed, and the history says what changed (USR-9).
import { done, failed } from '#base/outcome/rules';
import type { CopyLocale } from '#base/locale/rules';
import { endSessionsOf, setMemberRights } from '#people/sessions/server';
import { handOverProblem, rightsOfRole } from '#people/organizations/rules';
import type { Jobs } from '#platform/jobs';
import { noteEvent, rightsOf, type Actor } from './actor.ts';
import { withMember, type ChangeDeps, type Changed } from './change-members.ts';
import { putHandOverMails } from './hand-over-mail.ts';

interface HandOverDeps extends ChangeDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** The caller's language. */
  readonly copyLocale: CopyLocale;
}

/** The person becomes administrator and the caller a buyer, both or neither; the new administrator signs in again. */
export function handOver(deps: HandOverDeps, actor: Actor, profileId: string): Changed {
  const { accountNumber, name: from, profileId: formerId } = actor;
  return withMember(deps, actor, profileId, async ({ tx, target, facts }) => {
    const problem = handOverProblem(facts);
    if (problem !== null) return failed(problem);
    for (const [id, role] of [
      [profileId, 'administrator'],
      [formerId, 'buyer'],
    ] as const) {
      await setMemberRights(tx, accountNumber, id, { role, granted: rightsOfRole(role), withheld: [] });
    }
    await endSessionsOf(tx, profileId);
    await deps.renew(tx);
    const name = target.fullName || target.email;
    const [none, own] = [{ granted: [], withheld: [] }, rightsOf(facts.actor)];
    await noteEvent(tx, actor, {
      kind: 'handedOver',
      about: name,
      at: deps.now,
      role: 'administrator',
      ...none,
      before: rightsOf(facts.target),
    });
    // What the former administrator was granted beyond the role ends with it.
    if (own.granted.length > 0)
      await noteEvent(tx, actor, { kind: 'rights', about: from, at: deps.now, role: 'buyer', ...none, before: own });
    await putHandOverMails(deps.jobs, tx, { accountNumber, newId: profileId, formerId, from, name, copyLocale: deps.copyLocale });
    return done(null);
  });
}
