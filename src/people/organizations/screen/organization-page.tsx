// The organization's own details: names and phone to change; administrators, tax exemption and customer number to read (B2B-5).
import type { Route } from './+types/organization-page';
import { sayer } from '#base/locale/words';
import { formatPhone } from '#people/addresses/rules';
import type { organizationsContract } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Card } from '#ui/kit/card';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { ForOwner } from '#ui/page/for-owner';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { saveAddressRules, type RulesAnswer } from './address-rules-action.ts';
import { AddressRulesCard } from './address-rules-card.tsx';
import { DetailsForm } from './details-form.tsx';
import { JoiningCard } from './joining-card.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { OrganizationShown } from './organization-shown.tsx';
import { postedOf, type Posted } from './posted.ts';
import styles from './people.module.css';

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
  return (
    <>
      <PageHead title={title} lead={t('organizationDetailsLead')} />
      <ForOwner otherwise={<OrganizationShown details={details} rules={rules} phone={phone} />}>
        <Changes details={details} rules={rules} phone={phone} posted={actionData} />
      </ForOwner>
    </>
  );
}

interface ChangesProps extends Pick<Route.ComponentProps['loaderData'], 'details' | 'rules' | 'phone'> {
  readonly posted: Route.ComponentProps['actionData'];
}

/** What an administrator changes, and what there is to know beside it. */
function Changes({ details, rules, phone, posted }: ChangesProps) {
  const t = useWords(organizationsWords);
  const answer = posted === undefined ? undefined : (rulesIn(posted) ?? undefined);
  const saved = posted?.problem === null && answer === undefined ? posted.sent : undefined;
  const general = posted?.sent === '' && posted.field === undefined ? posted.problem : null;
  return (
    <>
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
      <DetailsForm details={details} phone={phone} posted={posted} />
      <div className={styles.cards}>
        <Card aria-labelledby="address-rules">
          <AddressRulesCard rules={rules} answer={answer} isSaved={saved === 'addresses'} />
        </Card>
        <Card aria-labelledby="organization-facts">
          <OrganizationFacts details={details} />
        </Card>
        <JoiningCard {...details.joining} posted={posted?.sent === 'joining' ? posted : undefined} />
      </div>
    </>
  );
}

const rulesIn = (posted: Posted & { readonly rules?: RulesAnswer | null }): RulesAnswer | null => posted.rules ?? null;
