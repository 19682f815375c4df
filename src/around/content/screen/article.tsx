// An article: title with drawing, sections, contact, and links to the other articles.
import { contentWords } from '#around/content/words';
import { ArticleTile } from '#ui/kit/article-tile';
import { Banner } from '#ui/kit/banner';
import { Breadcrumbs } from '#ui/kit/breadcrumbs';
import { PhoneIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { SectionHead } from '#ui/kit/section-head';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { SpanGrid } from '#ui/kit/span-grid';
import { unbroken } from '#ui/kit/unbroken';
import { ABOUT_TOPICS, SECTIONS, type ContentKey, type Topic } from './article-text.ts';
import { ARTICLE_DRAWINGS } from './article-drawings.ts';
import styles from './article.module.css';
import { HelpTasks } from './help-tasks.tsx';

export interface ArticleProps {
  readonly topic: Topic;
  /** This site's figures for the text. */
  readonly figures: Readonly<Record<string, string>>;
}

export function Article({ topic, figures }: ArticleProps) {
  const t = useWords(contentWords);
  const paths = usePaths();
  const { phone } = useShop().site;
  const values = { phone, ...figures };
  // Every section in SECTIONS has a title and a text, which a test checks.
  const say = (section: string, part: 'title' | 'text') => t(`${topic}.${section}.${part}` as ContentKey, values);
  return (
    <div className="wrap">
      <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), to: paths.home() }, { label: t(`${topic}.title`) }]} />
      <div className={styles.head}>
        <Banner
          level={1}
          title={t(`${topic}.title`)}
          text={t(`${topic}.lead`, values)}
          picture={<Picture src={ARTICLE_DRAWINGS[topic]} alt="" width={320} height={320} first />}
        />
      </div>
      {topic === 'help' && <HelpTasks />}
      <div className={styles.layout}>
        <article className={styles.article}>
          {SECTIONS[topic].map((section) => (
            <section key={section} aria-labelledby={`${topic}-${section}`}>
              <h2 id={`${topic}-${section}`}>{say(section, 'title')}</h2>
              {say(section, 'text')
                .split('\n')
                .map((paragraph) => (
                  <p key={paragraph}>{unbroken(paragraph)}</p>
                ))}
            </section>
          ))}
        </article>
        <aside className={styles.side}>
          <section className={styles.contact} aria-labelledby="contact-title">
            <h2 id="contact-title">{t('contactTitle')}</h2>
            <p>{unbroken(t('contactText', values))}</p>
            <Link to={`tel:${phone.replace(/\D/g, '')}`}>
              <PhoneIcon /> {unbroken(phone)}
            </Link>
          </section>
          {topic !== 'help' && <OtherTexts topic={topic} />}
        </aside>
      </div>
      {topic === 'help' && <TextsToRead values={values} />}
    </div>
  );
}

/** At the end of the help page: all other articles with their contents. */
function TextsToRead({ values }: { readonly values: Readonly<Record<string, string>> }) {
  const t = useWords(contentWords);
  const paths = usePaths();
  return (
    <section className={styles.more} aria-labelledby="more-title">
      <SectionHead id="more-title" title={t('moreTitle')} />
      <SpanGrid kind="article">
        {ABOUT_TOPICS.map((topic) => (
          <ArticleTile
            key={topic}
            to={paths.about(topic)}
            title={t(`${topic}.title`)}
            text={unbroken(t(`${topic}.lead`, values))}
            picture={<Picture src={ARTICLE_DRAWINGS[topic]} alt="" width={240} height={240} />}
          />
        ))}
      </SpanGrid>
    </section>
  );
}

function OtherTexts({ topic }: { readonly topic: Topic }) {
  const t = useWords(contentWords);
  const paths = usePaths();
  const others: readonly Topic[] = ['help', ...ABOUT_TOPICS];
  return (
    <nav aria-labelledby="more-title">
      <h2 id="more-title">{t('moreTitle')}</h2>
      <ul className={styles.links}>
        {others.map((other) => (
          <li key={other}>
            <Link to={other === 'help' ? paths.help() : paths.about(other)} aria-current={other === topic ? 'page' : undefined}>
              {t(`${other}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
