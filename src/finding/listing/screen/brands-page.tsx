// All brands from A to Z, each with its page (CAT-2). Public.
import type { Route } from './+types/brands-page';
import { sayer } from '#base/locale/words';
import { PageCrumbs } from '#goods/catalog/screen';
import type { listingContract } from '#finding/listing/contract';
import { byFirstLetter } from '#finding/listing/rules';
import { listingWords } from '#finding/listing/words';
import { makePaths } from '#paths';
import { Link } from '#ui/kit/link';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './brands-page.module.css';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale } = args.context.get(pageVisit);
  const t = sayer(listingWords, copyLocale);
  const { brands } = await ask<typeof listingContract>(args)('GET /api/brands', {});
  return { brands, title: t('brandsTitle'), description: t('server.brandsDescription'), address: makePaths(locale).brands() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function BrandsPage({ loaderData: { brands, title } }: Route.ComponentProps) {
  const t = useWords(listingWords);
  const paths = usePaths();
  const groups = byFirstLetter(brands);
  return (
    <div className="wrap">
      <PageCrumbs crumbs={[{ name: t('allDepartments'), href: paths.departments() }]} here={title} />
      <h1>{title}</h1>
      <nav aria-label={t('brandLetters')}>
        <ul className={styles.letters}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${anchorOf(letter)}`} className={styles.letter}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, named }) => (
        <section key={letter} aria-labelledby={`letter-${anchorOf(letter)}`} className={styles.group}>
          <h2 id={`letter-${anchorOf(letter)}`}>{letter}</h2>
          <ul className={styles.brands}>
            {named.map(({ slug, name, count }) => (
              <li key={slug} className={styles.brand}>
                <Link to={paths.brand(slug)}>{name}</Link> <span>{t('brandProducts', { n: count })}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const anchorOf = (letter: string): string => (letter === '#' ? '0' : letter);
