// One certificate: its facts, its document, and what can be done with it (H_SAM, B2B-4).
import { Form, redirect } from 'react-router';
import type { Route } from './+types/exemption-page';
import { formatDate } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { ExemptionView, taxExemptionsContract } from '#goods/tax-exemptions/contract';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { ForOwner } from '#ui/page/for-owner';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { ExemptionBadge } from './exemption-badge.tsx';
import { useExemptionWords } from './exemption-words.ts';
import styles from './exemptions.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const exemption = await ask<typeof taxExemptionsContract>(args)('GET /api/organization/tax-exemptions/:exemptionId', {
    params: { exemptionId: args.params.exemptionId },
  });
  const title = sayer(taxExemptionsWords, copyLocale)('certificateTitle', { number: exemption.number });
  return { exemption, title };
}

export async function action(args: Route.ActionArgs) {
  const { exemptionId } = args.params;
  const reply = await attempt<typeof taxExemptionsContract>(args)('POST /api/organization/tax-exemptions/:exemptionId/withdraw', {
    params: { exemptionId },
  });
  if (isRefusal(reply)) return { problem: reply.message };
  throw redirect(makePaths(args.context.get(pageVisit).locale).taxExemptions({ withdrawn: exemptionId }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ExemptionPage({ loaderData: { exemption, title }, actionData }: Route.ComponentProps) {
  const t = useWords(taxExemptionsWords);
  const paths = usePaths();
  const { exemptionId, state, reason, replaces, replacedBy } = exemption;
  return (
    <>
      <PageHead
        back={<TextAction to={paths.taxExemptions()}>{t('back')}</TextAction>}
        title={title}
        mark={<ExemptionBadge exemption={exemption} />}
      />
      {actionData?.problem !== undefined && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      {(state === 'declined' || state === 'revoked') && (
        <Message tone="warn" title={t(state === 'declined' ? 'whyDeclined' : 'whyRevoked')} className={styles.note}>
          {reason === '' ? t('noReason') : reason}
        </Message>
      )}
      <Facts exemption={exemption} />
      <div className={styles.acts}>
        <LinkButton to={paths.taxExemptionDocument(exemptionId)} download>
          {t('download')}
        </LinkButton>
        {(state === 'approved' || state === 'expired') && replacedBy === '' && (
          <ForOwner>
            <LinkButton to={paths.newTaxExemption({ replaces: exemptionId })}>{t('replace')}</LinkButton>
          </ForOwner>
        )}
        {replacedBy !== '' && <Link to={paths.taxExemption(replacedBy)}>{t('replacedByLink')}</Link>}
        {replaces !== '' && <Link to={paths.taxExemption(replaces)}>{t('replacesLink')}</Link>}
      </div>
      {state === 'submitted' && (
        <ForOwner>
          <Form method="post" className={styles.note}>
            <p className={styles.lead}>{t('withdrawHint')}</p>
            <Button type="submit">{t('withdraw')}</Button>
          </Form>
        </ForOwner>
      )}
    </>
  );
}

function Facts({ exemption }: { readonly exemption: ExemptionView }) {
  const t = useWords(taxExemptionsWords);
  const { site, copyLocale } = useShop();
  const words = useExemptionWords();
  const on = (at: string): string => formatDate(new Date(at), site.timeZone, copyLocale);
  const { country, kind, regions, taxes, state, submittedBy, submittedAt, decidedAt, endedAt } = exemption;
  const rows: readonly (readonly [string, string])[] = [
    [t('reason'), t(`kind${kind}`)],
    [t('where'), regions.join(', ')],
    ...(country === 'US' ? [] : [[t('taxes'), words.taxesOf(taxes)] as const]),
    [t('valid'), words.valid(exemption)],
    [t('submittedOn'), t('byOn', { name: submittedBy, date: on(submittedAt) })],
    ...(decidedAt === '' ? [] : [[t(state === 'withdrawn' ? 'withdrawnOn' : 'decidedOn'), on(decidedAt)] as const]),
    ...(endedAt === '' ? [] : [[t('endedOn'), on(endedAt)] as const]),
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
