// The contracts of an organization: their days, what they cover, the price of an item, and what happens off contract (H_SAM; H_SB reads).
import { redirect } from 'react-router';
import type { Route } from './+types/contracts-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { contractsContract } from '#buying/contracts/contract';
import { contractsWords } from '#buying/contracts/words';
import { makePaths } from '#paths';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { ContractsTable } from './contracts-table.tsx';
import { FindItem } from './find-item.tsx';
import { PolicyCard } from './policy-card.tsx';
import styles from './contracts.module.css';

const POLICIES = ['allow', 'warn', 'approval', 'block'] as const;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const search = (query.get('search') ?? '').trim().slice(0, 80);
  const read = await ask<typeof contractsContract>(args)('GET /api/organization/contracts', { query: { search } });
  const title = sayer(contractsWords, args.context.get(pageVisit).copyLocale)('title');
  return { ...read, search, isSaved: query.get('saved') === 'policy', title };
}

export async function action(args: Route.ActionArgs) {
  const typed = textOf(await args.request.formData(), 'policy');
  const policy = POLICIES.find((one) => one === typed) ?? 'allow';
  const reply = await attempt<typeof contractsContract>(args)('POST /api/organization/off-contract-policy', { body: { policy } });
  if (isRefusal(reply)) return { problem: reply.message };
  throw redirect(makePaths(args.context.get(pageVisit).locale).contracts({ saved: 'policy' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ContractsPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(contractsWords);
  const paths = usePaths();
  const { organization, priced, contracts, unnamed, search, found, currency } = loaded;
  const isEmpty = contracts.length === 0 && unnamed === 0;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { organization, n: priced })}>
        {priced > 0 && (
          <LinkButton to={paths.contractPricesFile()} download>
            {t('export')}
          </LinkButton>
        )}
      </PageHead>
      {loaded.isSaved && (
        <Message tone="ok" live className={styles.note}>
          {t('saved')}
        </Message>
      )}
      {actionData?.problem !== undefined && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      {isEmpty ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <>
          {contracts.length > 0 && <ContractsTable contracts={contracts} />}
          {unnamed > 0 && <p className={styles.lead}>{t('unnamed', { n: unnamed })}</p>}
          <FindItem search={search} found={found} currency={currency} />
        </>
      )}
      <PolicyCard policy={loaded.policy} manages={loaded.manages} hasPrices={priced > 0} />
    </>
  );
}
