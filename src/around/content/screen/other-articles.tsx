// Links to the other articles: with pictures at the end of the help page, as a list beside every other.
import { contentWords } from '#around/content/words';
import { ArticleTile } from '#ui/kit/article-tile';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { SectionHead } from '#ui/kit/section-head';
import { SpanGrid } from '#ui/kit/span-grid';
import { useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { ARTICLE_DRAWINGS } from './article-drawings.ts';
import styles from './article.module.css';
import type { ShownArticle } from './load-article.ts';

export function ArticlesToRead({ article }: { readonly article: ShownArticle }) {
  const t = useWords(contentWords);
  return (
    <section className={styles.more} aria-labelledby="more-title">
      <SectionHead id="more-title" title={t('moreTitle')} />
      <SpanGrid kind="article">
        {article.others
          .filter(({ topic }) => topic !== article.topic)
          .map(({ topic, to, title, lead }) => (
            <ArticleTile
              key={topic}
              to={to}
              title={title}
              text={unbroken(lead)}
              picture={<Picture src={ARTICLE_DRAWINGS[topic]} alt="" width={240} height={240} />}
            />
          ))}
      </SpanGrid>
    </section>
  );
}

export function OtherArticles({ article }: { readonly article: ShownArticle }) {
  const t = useWords(contentWords);
  return (
    <nav aria-labelledby="more-title">
      <h2 id="more-title">{t('moreTitle')}</h2>
      <ul className={styles.links}>
        {article.others.map(({ topic, to, title }) => (
          <li key={topic}>
            <Link to={to} aria-current={topic === article.topic ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
