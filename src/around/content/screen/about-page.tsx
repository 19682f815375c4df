import { data } from 'react-router';
import type { Route } from './+types/about-page';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { Article } from './article.tsx';
import { isAboutTopic } from './article-topics.ts';
import { loadArticle } from './load-article.ts';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export function loader(args: Route.LoaderArgs) {
  const { topic } = args.params;
  if (!isAboutTopic(topic)) throw data(null, { status: 404 });
  return loadArticle(args, topic);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return <Article article={loaderData} />;
}
