// Invites somebody to the organization by mail.
import { data, Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/invite-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { organizationsContract } from '#people/organizations/contract';
import { GRANTABLE, readRole } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Disclosure } from '#ui/kit/disclosure';
import { EmailInput } from '#ui/kit/email-input';
import { Field } from '#ui/kit/field';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { chosenRights } from './chosen-rights.ts';
import { RightFields } from './right-fields.tsx';
import { RoleFields } from './role-field.tsx';
import styles from './people.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { mayChange, ...found } = await ask<typeof organizationsContract>(args)('GET /api/organization/people', { query: {} });
  if (!mayChange) throw redirect(makePaths(args.context.get(pageVisit).locale).people());
  const { groups, youAdminister, withholdable } = found;
  return { groups, youAdminister, withholdable, title: sayer(organizationsWords, args.context.get(pageVisit).copyLocale)('inviteTitle') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const email = textOf(form, 'email').trim().slice(0, 254);
  const body = { email, role: readRole(textOf(form, 'role')) ?? 'buyer', groupId: textOf(form, 'groupId'), ...chosenRights(form) };
  const reply = await attempt<typeof organizationsContract>(args)('POST /api/organization/invitations', { body });
  if (!isRefusal(reply)) throw redirect(makePaths(args.context.get(pageVisit).locale).people({ invited: email }));
  return data({ problem: reply.message, field: reply.field, typed: body }, { status: reply.status });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function InvitePage({ loaderData: { groups, youAdminister, withholdable, title }, actionData }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const typed = actionData?.typed ?? { email: '', role: 'buyer', groupId: '', granted: [], withheld: [] };
  const isSet = typed.granted.length + typed.withheld.length > 0;
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHead back={<TextAction to={usePaths().people()}>{t('backToPeople')}</TextAction>} title={title} lead={t('inviteLead')} />
      <Form method="post" className={styles.form} noValidate>
        <Field label={t('email')} error={actionData?.problem}>
          <EmailInput required defaultValue={typed.email} />
        </Field>
        <RoleFields chosen={typed.role} groupId={typed.groupId} groups={groups} youAdminister={youAdminister} />
        <Disclosure title={t('rights')} note={t('optional')} open={isSet}>
          <div className={styles.manyRights}>
            <p className={styles.small}>{t('inviteRightsLead')}</p>
            <RightFields
              chosen={typed}
              withholdable={withholdable}
              grantable={GRANTABLE}
              grantedTitle={t('grantedBeyondRole')}
              youAdminister={youAdminister}
            />
          </div>
        </Disclosure>
        <div className={styles.acts}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('sendInvitation')}
          </Button>
        </div>
      </Form>
    </>
  );
}
