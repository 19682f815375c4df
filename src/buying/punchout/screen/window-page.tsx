// For browsers that keep no cookies in frames: the way into a window of the shop's own.
import type { Route } from './+types/window-page';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { punchoutPaths } from '#buying/punchout/rules';
import { punchoutWords } from '#buying/punchout/words';
import { LinkButton } from '#ui/kit/link-button';
import { pageMeta } from '#ui/page/page-meta';
import { pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import styles from './punchout.module.css';

/** The token leaves with no link. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, locale } = args.context.get(pageVisit);
  const token = (new URL(args.request.url).searchParams.get('token') ?? '').slice(0, 60);
  return {
    title: sayer(punchoutWords, copyLocale)('windowTitle'),
    start: punchoutPaths(makePaths(locale)).start(token, { tried: false }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function WindowPage({ loaderData: { title, start } }: Route.ComponentProps) {
  const t = useWords(punchoutWords);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p>{t('windowText')}</p>
      <p>
        <LinkButton to={start} target="_blank" rel="opener" variant="primary">
          {t('windowOpen')}
        </LinkButton>
      </p>
    </div>
  );
}
