// Invites somebody to the organization by mail.
import { Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/invite-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { organizationsContract } from '#people/organizations/contract';
import { readRole } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { EmailInput } from '#ui/kit/email-input';
import { Field } from '#ui/kit/field';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { postedOf } from './posted.ts';
import { RoleFields } from './role-field.tsx';
import styles from './people.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { groups, youAdminister, mayChange } = await ask<typeof organizationsContract>(args)('GET /api/organization/people', { query: {} });
  if (!mayChange) throw redirect(makePaths(args.context.get(pageVisit).locale).people());
  return { groups, youAdminister, title: sayer(organizationsWords, args.context.get(pageVisit).copyLocale)('inviteTitle') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const email = textOf(form, 'email').trim().slice(0, 254);
  const body = { email, role: readRole(textOf(form, 'role')) ?? 'buyer', groupId: textOf(form, 'groupId') };
  const reply = await attempt<typeof organizationsContract>(args)('POST /api/organization/invitations', { body });
  if (!isRefusal(reply)) throw redirect(makePaths(args.context.get(pageVisit).locale).people({ invited: email }));
  return postedOf(reply);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function InvitePage({ loaderData: { groups, youAdminister, title }, actionData }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHead back={<TextAction to={usePaths().people()}>{t('backToPeople')}</TextAction>} title={title} lead={t('inviteLead')} />
      <Form method="post" className={styles.form} noValidate>
        <Field label={t('email')} error={actionData?.problem ?? undefined}>
          <EmailInput required />
        </Field>
        <RoleFields chosen="buyer" groupId="" groups={groups} youAdminister={youAdminister} />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('sendInvitation')}
          </Button>
        </div>
      </Form>
    </>
  );
}
