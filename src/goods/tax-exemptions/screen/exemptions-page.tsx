// The tax exemption certificates of an organization, and where no tax is charged today (H_SAM, B2B-4).
import type { Route } from './+types/exemptions-page';
import { isRefusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import type { taxExemptionsContract } from '#goods/tax-exemptions/contract';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';
import { EmptyState } from '#ui/kit/empty-state';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { Pager } from '#ui/kit/pager';
import { ForOwner } from '#ui/page/for-owner';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { useExemptionWords } from './exemption-words.ts';
import { ExemptionsTable } from './exemptions-table.tsx';
import styles from './exemptions.module.css';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const page = query.get('page') ?? '';
  const [list, told] = await Promise.all([
    ask<typeof taxExemptionsContract>(args)('GET /api/organization/tax-exemptions', {
      query: { page: /^[1-9]\d{0,3}$/.test(page) ? page : '1' },
    }),
    toldOf(args, query),
  ]);
  return { ...list, told, title: sayer(taxExemptionsWords, args.context.get(pageVisit).copyLocale)('title') };
}

/** The certificate that was just submitted or withdrawn, if it is still in that state; null: nothing to say. */
async function toldOf(args: WithContext, query: URLSearchParams) {
  const deed = (['submitted', 'withdrawn'] as const).find((one) => query.has(one));
  const exemptionId = deed === undefined ? '' : (query.get(deed) ?? '').slice(0, 40);
  if (deed === undefined || exemptionId === '') return null;
  const found = await attempt<typeof taxExemptionsContract>(args)('GET /api/organization/tax-exemptions/:exemptionId', {
    params: { exemptionId },
  });
  return isRefusal(found) || found.state !== deed ? null : { deed, number: found.number };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ExemptionsPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(taxExemptionsWords);
  const paths = usePaths();
  const { title, organization, exemptions, told, page, pages } = loaderData;
  const submit = (
    <ForOwner>
      <LinkButton to={paths.newTaxExemption()} variant="primary">
        <PlusIcon />
        {t('submit')}
      </LinkButton>
    </ForOwner>
  );
  return (
    <>
      <PageHead title={title} lead={t('lead', { organization })}>
        {exemptions.length > 0 && submit}
      </PageHead>
      {told !== null && (
        <Message tone="ok" live className={styles.note}>
          {t(`${told.deed}Told`, { number: told.number })}
        </Message>
      )}
      <Covered {...loaderData} />
      {exemptions.length === 0 ? (
        <EmptyState title={t('empty')} actions={submit}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ExemptionsTable exemptions={exemptions} />
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.taxExemptions({ page: String(number) })}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}

type CoveredProps = Pick<Route.ComponentProps['loaderData'], 'isAccountExempt' | 'covered' | 'exemptions'>;

/** Where no tax is charged today. */
function Covered({ isAccountExempt, covered, exemptions }: CoveredProps) {
  const t = useWords(taxExemptionsWords);
  const { taxesOf } = useExemptionWords();
  if (isAccountExempt) return <Message className={styles.note}>{t('accountExempt')}</Message>;
  if (exemptions.length === 0) return null;
  if (covered.length === 0) return <Message className={styles.note}>{t('coveredNothing')}</Message>;
  const places = covered.map(({ region, taxes }) =>
    taxes.every((tax) => tax === 'SALES') ? region : t('coveredTaxes', { region, taxes: taxesOf(taxes) }),
  );
  return (
    <Message tone="ok" className={styles.note}>
      {t('coveredNow', { places: places.join(', ') })}
    </Message>
  );
}
