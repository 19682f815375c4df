// What became of a visit that is over, or that never began.
import { data, redirect } from 'react-router';
import type { Route } from './+types/over-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { punchoutContract } from '#buying/punchout/contract';
import { punchoutWords } from '#buying/punchout/words';
import { LinkButton } from '#ui/kit/link-button';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './punchout.module.css';

const NEVER_BEGAN = ['USED', 'LATE', 'UNKNOWN', 'CLOSED'] as const;
const REFUSED = ['OCI_CALL', 'CREDENTIAL_REFUSED', 'RETURN_ADDRESS', 'PERSON_REFUSED', 'TOO_MANY_TRIES'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, locale, punchout: isPunchout } = args.context.get(pageVisit);
  const t = sayer(punchoutWords, copyLocale);
  const asked = new URL(args.request.url).searchParams.get('why');
  const why = NEVER_BEGAN.find((one) => one === asked);
  const refused = REFUSED.find((one) => one === asked);
  const call = attempt<typeof punchoutContract>(args);
  const now = await call('GET /api/punchout', {});
  const visit = isRefusal(now) ? null : now.punchout;
  if (visit?.isOver === false && asked === null) throw redirect(makePaths(locale).home());
  // The visit ends and the person's own session counts again. A browser that keeps no cookies in frames has none there.
  if (isPunchout && visit?.isOver !== false) await call('POST /api/punchout/close', { body: {} });
  const hasBegun = why === undefined && refused === undefined;
  const text = refused !== undefined ? t(refused) : why !== undefined ? t(`over${why}`) : visit === null ? t('PUNCHOUT_OVER') : null;
  return data(
    { title: t(hasBegun ? 'overTitle' : 'notBegunTitle'), text: text ?? t('overTime', { system: visit?.system ?? '' }) },
    { status: hasBegun ? 200 : 403 },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OverPage({ loaderData: { title, text } }: Route.ComponentProps) {
  const t = useWords(punchoutWords);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <LinkButton to={usePaths().home()}>{t('overOwn')}</LinkButton>
      </p>
    </div>
  );
}
