// The organization's own details: names and phone to change; administrators, tax exemption and customer number to read (B2B-5).
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/organization-page';
import { sayer } from '#base/locale/words';
import { formatPhone } from '#people/addresses/rules';
import type { organizationsContract } from '#people/organizations/contract';
import { DETAIL_LIMITS } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { saveAddressRules, type RulesAnswer } from './address-rules-action.ts';
import { AddressRulesCard } from './address-rules-card.tsx';
import { JoiningCard } from './joining-card.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { postedOf, type Posted } from './posted.ts';
import styles from './people.module.css';

const LONGEST_PHONE = 30;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const call = ask<typeof organizationsContract>(args);
  const [details, rules] = await Promise.all([call('GET /api/organization/details', {}), call('GET /api/organization/address-rules', {})]);
  return {
    details,
    rules,
    phone: formatPhone(details.phone, copyLocale),
    title: sayer(organizationsWords, copyLocale)('organizationDetails'),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof organizationsContract>(args);
  if (textOf(form, 'intent') === 'addresses') return saveAddressRules(args, form);
  if (textOf(form, 'intent') === 'joining')
    return postedOf(await call('POST /api/organization/joining', { body: { allowed: form.has('allowed') } }), 'joining');
  const typed = (name: string): string => textOf(form, name).slice(0, 200);
  const body = { name: typed('name'), legalName: typed('legalName'), phone: typed('phone') };
  return postedOf(await call('POST /api/organization/details', { body }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OrganizationPage({ loaderData: { details, rules, phone, title }, actionData }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const busy = useNavigation().state === 'submitting';
  const problemOf = (field: string): string | undefined => (actionData?.field === field ? (actionData.problem ?? undefined) : undefined);
  const answer = actionData === undefined ? undefined : (rulesIn(actionData) ?? undefined);
  const saved = actionData?.problem === null && answer === undefined ? actionData.sent : undefined;
  const general = actionData?.sent === '' && actionData.field === undefined ? actionData.problem : null;
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('organizationDetailsLead')}</p>
      {saved === '' && (
        <Message tone="ok" live className={styles.note}>
          {t('rightsSaved')}
        </Message>
      )}
      {general !== null && (
        <Message tone="bad" live className={styles.note}>
          {general}
        </Message>
      )}
      <Form method="post" className={styles.form} noValidate preventScrollReset>
        <Field label={t('organizationName')} hint={t('organizationNameHint')} error={problemOf('name')}>
          <TextInput name="name" defaultValue={details.name} maxLength={DETAIL_LIMITS.name} autoComplete="organization" required />
        </Field>
        <Field label={t('legalName')} optional={t('optional')} hint={t('legalNameHint')} error={problemOf('legalName')}>
          <TextInput name="legalName" defaultValue={details.legalName} maxLength={DETAIL_LIMITS.legalName} autoComplete="off" />
        </Field>
        <Field label={t('phone')} optional={t('optional')} error={problemOf('phone')}>
          <TextInput name="phone" type="tel" inputMode="tel" autoComplete="off" defaultValue={phone} maxLength={LONGEST_PHONE} />
        </Field>
        <div className={styles.acts}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('saveDetails')}
          </Button>
        </div>
      </Form>
      <div className={styles.cards}>
        <Card aria-labelledby="address-rules">
          <AddressRulesCard rules={rules} answer={answer} isSaved={saved === 'addresses'} />
        </Card>
        <Card aria-labelledby="organization-facts">
          <OrganizationFacts details={details} />
        </Card>
        <JoiningCard {...details.joining} posted={actionData?.sent === 'joining' ? actionData : undefined} />
      </div>
    </>
  );
}

const rulesIn = (posted: Posted & { readonly rules?: RulesAnswer | null }): RulesAnswer | null => posted.rules ?? null;
