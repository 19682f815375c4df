// One passkey: another name, or away with it (USR-11). Works without JavaScript.
import { data, redirect } from 'react-router';
import type { Route } from './+types/passkey-page';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { securityContract } from '#people/security/contract';
import { LONGEST_PASSKEY_NAME } from '#people/security/rules';
import { securityWords } from '#people/security/words';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { errorOf, PresentPassword, StepCard, StepForm, type TwoStepAnswer } from './step-card.tsx';
import styles from './security.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { passkeys, passkeyProof } = await ask<typeof securityContract>(args)('GET /api/account/security', {});
  const passkey = passkeys.find(({ passkeyId }) => passkeyId === args.params.passkeyId);
  // Gone by now, or a stale address: the list says what there is.
  if (passkey === undefined) throw redirect(makePaths(args.context.get(pageVisit).locale).accountSecurity());
  return { passkey, passkeyProof };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof securityContract>(args);
  const { passkeyId } = args.params;
  const intent = textOf(form, 'intent', 20);
  const present = textOf(form, 'present', 200);
  const reply =
    intent === 'rename'
      ? await call('POST /api/account/passkeys/:passkeyId/rename', { params: { passkeyId }, body: { name: textOf(form, 'name', 200) } })
      : await call('POST /api/account/passkeys/:passkeyId/remove', { params: { passkeyId }, body: present === '' ? {} : { present } });
  if (isRefusal(reply)) {
    const { message, field, status } = reply;
    return data<TwoStepAnswer>({ intent, problem: { message, field } }, { status });
  }
  const paths = makePaths(args.context.get(pageVisit).locale);
  throw redirect(paths.accountSecurity({ passkey: intent === 'rename' ? 'renamed' : 'removed' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: loaderData?.passkey.name ?? '', indexed: false }, matches);

export default function PasskeyPage({ loaderData: { passkey, passkeyProof }, actionData: answer }: Route.ComponentProps) {
  const t = useWords(securityWords);
  const paths = usePaths();
  return (
    <>
      <p className={styles.back}>
        <TextAction to={paths.accountSecurity()}>{t('backToSecurity')}</TextAction>
      </p>
      <h1>{passkey.name}</h1>
      <div className={styles.sections}>
        <StepCard id="rename" title={t('renamePasskey')}>
          <StepForm intent="rename" answer={answer} submit={t('saveName')}>
            <Field label={t('passkeyNameLabel')} error={errorOf(answer, 'rename', 'name')}>
              <TextInput name="name" defaultValue={passkey.name} maxLength={LONGEST_PASSKEY_NAME} autoComplete="off" required />
            </Field>
          </StepForm>
        </StepCard>
        <StepCard id="remove" title={t('removePasskey')} text={t('removePasskeyText')}>
          {passkeyProof === 'signIn' ? (
            <Message>{t('SIGN_IN_AGAIN')}</Message>
          ) : (
            <StepForm intent="remove" answer={answer} submit={t('removePasskey')}>
              {passkeyProof === 'password' && <PresentPassword error={errorOf(answer, 'remove', 'present')} />}
            </StepForm>
          )}
        </StepCard>
      </div>
    </>
  );
}
