// An article: title with drawing, contents, sections, ways to reach us, and links to the other articles.
import { ChatLink } from '#around/contact/screen';
import { contentWords } from '#around/content/words';
import { Banner } from '#ui/kit/banner';
import { Breadcrumbs } from '#ui/kit/breadcrumbs';
import { ChatIcon, ChevronDownIcon, PhoneIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { usePageToggle } from '#people/toggles/screen';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { ARTICLE_DRAWINGS } from './article-drawings.ts';
import { ArticleBlocks } from './article-blocks.tsx';
import styles from './article.module.css';
import { ArticlesToRead, OtherArticles } from './other-articles.tsx';
import { HelpTasks } from './help-tasks.tsx';
import type { ShownArticle } from './load-article.ts';

export function Article({ article }: { readonly article: ShownArticle }) {
  const t = useWords(contentWords);
  const paths = usePaths();
  const { topic, title, lead, changed, changedOn, sections, isInEnglish } = article;
  const language = isInEnglish ? 'en' : undefined;
  return (
    <div className="wrap">
      <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), to: paths.home() }, { label: title }]} />
      <div className={styles.head}>
        <Banner
          level={1}
          title={title}
          text={unbroken(lead)}
          picture={<Picture src={ARTICLE_DRAWINGS[topic]} alt="" width={320} height={320} first />}
        />
      </div>
      {topic === 'help' && <HelpTasks />}
      <div className={styles.layout}>
        <Contents article={article} />
        <article className={styles.article}>
          <p className={styles.changed}>
            <time dateTime={changedOn}>{t('changed', { day: changed })}</time> {isInEnglish && t('inEnglish')}
          </p>
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} aria-labelledby={id} lang={language}>
              <h2 id={id}>{heading}</h2>
              <ArticleBlocks blocks={blocks} />
            </section>
          ))}
        </article>
        <aside className={styles.side}>
          <Reach />
          {topic !== 'help' && <OtherArticles article={article} />}
        </aside>
      </div>
      {topic === 'help' && <ArticlesToRead article={article} />}
    </div>
  );
}

/** The sections by name: folded where the screen is narrow, beside the text where it is wide. */
function Contents({ article: { sections, isInEnglish } }: { readonly article: ShownArticle }) {
  const t = useWords(contentWords);
  return (
    <details className={styles.contents} data-screen-only="">
      <summary>
        <b>{t('contents')}</b>
        <ChevronDownIcon />
      </summary>
      <nav aria-label={t('contents')} lang={isInEnglish ? 'en' : undefined}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function Reach() {
  const t = useWords(contentWords);
  const isOn = usePageToggle();
  const { phone } = useShop().site;
  return (
    <section className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title">{t('contactTitle')}</h2>
      <p>{unbroken(t('contactText', { phone }))}</p>
      <Link to={`tel:${phone.replace(/\D/g, '')}`}>
        <PhoneIcon /> {unbroken(phone)}
      </Link>
      {isOn('chat') && (
        <ChatLink>
          <ChatIcon /> {t('chatLink')}
        </ChatLink>
      )}
    </section>
  );
}
