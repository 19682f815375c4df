// A page that content makes: banners and texts, one below the other (HDR-2). Without any there is no such page.
import { data } from 'react-router';
import type { Route } from './+types/landing-page';
import { BannerSlot, loadContent, slotOf } from '#finding/banners/screen';
import { makePaths } from '#paths';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { pageVisit } from '#ui/page/page-visit';
import styles from './landing-page.module.css';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { slug } = args.params;
  const { locale } = args.context.get(pageVisit);
  const content = slotOf(await loadContent(args, ['landing'], { page: slug }), 'landing');
  const [first] = content.banners;
  if (first === undefined) throw data(null, { status: 404 });
  const { headline, text, description } = first;
  return {
    content,
    slug,
    title: headline.replaceAll('\n', ' '),
    description: description === '' ? text.map((run) => run.text).join('') : description,
    address: makePaths(locale).landingPage(slug),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function LandingPage({ loaderData: { content, slug } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <BannerSlot key={slug} content={content} place={{ page: slug }} level={1} first />
    </div>
  );
}
