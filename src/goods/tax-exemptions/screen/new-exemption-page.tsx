// A certificate is submitted for review, by itself or in the place of an earlier one (H_SAM, B2B-4).
import type { Route } from './+types/new-exemption-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { ExemptionView, taxExemptionsContract } from '#goods/tax-exemptions/contract';
import type { TypedExemption } from '#goods/tax-exemptions/rules';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { ExemptionForm } from './exemption-form.tsx';
import { submitTyped } from './submit-typed.ts';
import styles from './exemptions.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const replaces = (new URL(args.request.url).searchParams.get('replaces') ?? '').slice(0, 40);
  const call = attempt<typeof taxExemptionsContract>(args);
  const [{ today }, found] = await Promise.all([
    ask<typeof taxExemptionsContract>(args)('GET /api/organization/tax-exemptions', { query: {} }),
    replaces === '' ? null : call('GET /api/organization/tax-exemptions/:exemptionId', { params: { exemptionId: replaces } }),
  ]);
  // An address with another certificate is a form for one by itself.
  const before = found === null || isRefusal(found) || !isReplaceable(found, site.country) ? null : found;
  return { before, country: site.country, today, title: sayer(taxExemptionsWords, copyLocale)('newTitle') };
}

const isReplaceable = ({ state, country }: ExemptionView, here: string): boolean =>
  country === here && (state === 'approved' || state === 'expired');

export const action = (args: Route.ActionArgs) => submitTyped(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function NewExemptionPage({ loaderData: { before, country, today, title }, actionData }: Route.ComponentProps) {
  const t = useWords(taxExemptionsWords);
  const paths = usePaths();
  return (
    <>
      <PageHead back={<TextAction to={paths.taxExemptions()}>{t('back')}</TextAction>} title={title} lead={t('newLead')} />
      {before !== null && <Message className={styles.note}>{t('replacing', { number: before.number })}</Message>}
      <ExemptionForm
        country={country}
        values={actionData?.typed ?? typedOf(before, today)}
        replaces={before?.exemptionId ?? ''}
        answer={actionData}
      />
    </>
  );
}

/** A successor is like its predecessor, but for its days. */
function typedOf(before: ExemptionView | null, today: string): TypedExemption {
  const { kind = '', number = '', regions = [], taxes = [] } = before ?? {};
  return { kind, number, regions, taxes, validFrom: today, validUntil: '' };
}
