import type { Route } from './+types/help-page';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { Article } from './article.tsx';
import { loadArticle } from './load-article.ts';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export const loader = (args: Route.LoaderArgs) => loadArticle(args, 'help');

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  return <Article article={loaderData} />;
}
