// The second step of signing in (USR-11).
import { localePrefix } from '#base/locale/rules';
import type { securityContract } from '#people/security/contract';
import { safeTarget } from '#people/sessions/rules';
import type { Signing } from '#people/sessions/server';
import { putAccountMail } from '#people/accounts/server';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs } from '#platform/jobs';
import type { Visit } from '#platform/visit';
import type { SecondFactor } from './second-factor.ts';
import type { SecondStep } from './second-step.ts';
import { refused, waitFirst } from './refusals.ts';

export interface SecondStepFacts {
  readonly factor: SecondFactor;
  readonly secondStep: SecondStep;
  readonly signing: Pick<Signing, 'renew' | 'resume'>;
  readonly hosts: Hosts;
  readonly jobs: Pick<Jobs, 'job'>;
}

type SecondStepCall = 'POST /api/sign-in/second-step';

export function secondStepHandlers({
  factor,
  secondStep,
  signing,
  hosts,
  jobs,
}: SecondStepFacts): Pick<Handlers<typeof securityContract>, SecondStepCall> {
  return {
    'POST /api/sign-in/second-step': async ({ visit, body }) => {
      const step = await secondStep.waiting(visit);
      if (step === undefined) return refused(visit, 'STEP_ENDED');
      const { profileId } = step;
      const seconds = await secondStep.wait(visit, profileId);
      if (seconds > 0) return waitFirst(visit, seconds);
      const judged = await factor.judge(profileId, body.code, visit.now);
      if (judged === undefined) return refused(visit, 'CODE_WRONG', 'code');
      const isRecovery = 'digest' in judged;
      const claim = async (tx: Queries): Promise<boolean> => {
        if (!(await factor.use(tx, profileId, judged)) || !(await secondStep.take(tx, visit, step))) return false;
        if (isRecovery) await tellOwner(jobs, factor, visit, profileId, tx);
        return true;
      };
      const shopper = await signing.resume(visit, step, claim, isRecovery ? 'recoveryCode' : undefined);
      if (shopper === undefined) return refused(visit, 'CODE_WRONG', 'code');
      await secondStep.right(visit, profileId);
      secondStep.forget(visit);
      return {
        next: safeTarget(body.back, hosts.origins[visit.site.tenant], localePrefix(visit.locale) || '/'),
      };
    },
  };
}

/** A mail says that a recovery code was used, and how many are left. */
async function tellOwner(
  jobs: Pick<Jobs, 'job'>,
  factor: Pick<SecondFactor, 'state'>,
  visit: Visit,
  profileId: string,
  tx: Queries,
): Promise<void> {
  const { codesLeft } = await factor.state(profileId, tx);
  const put = await putAccountMail(jobs, visit, { kind: 'recovery', profileId, codesLeft });
  await put(tx);
}
