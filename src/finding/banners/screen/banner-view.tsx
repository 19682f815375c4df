// One piece of content in its layout and theme (HDR-3).
import type { ReactNode } from 'react';
import { Banner } from '#ui/kit/banner';
import { IconCard } from '#ui/kit/icon-card';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import type { ShownBanner } from './banner-types.ts';
import styles from './banner-view.module.css';
import { Blocks } from './blocks.tsx';
import { DeskHero } from './desk-hero.tsx';
import { Runs } from './runs.tsx';
import { useCountedBanner } from './use-counted-banner.ts';

/** The kit's look of each layout. */
const LOOKS = {
  hero: 'hero',
  fullBleed: 'bleed',
  promoMessage: 'promo',
  twoAcross: 'across',
  threeAcross: 'across',
  fourAcross: 'across',
} as const satisfies Readonly<Record<ShownBanner['layout'], string>>;

export interface BannerViewProps {
  readonly banner: ShownBanner;
  /** 1 when its headline is the page's. */
  readonly level?: 1 | 2 | undefined;
  /** Visible when the page opens: its picture loads first. */
  readonly first?: boolean | undefined;
}

export function BannerView({ banner, level = 2, first = false }: BannerViewProps) {
  const place = useCountedBanner(banner);
  return (
    <div ref={place} className={styles.place}>
      <Look banner={banner} level={level} first={first} />
      {banner.body.length > 0 && <Blocks blocks={banner.body} />}
    </div>
  );
}

function Look({ banner, level, first }: { readonly banner: ShownBanner; readonly level: 1 | 2; readonly first: boolean }) {
  const { id, layout, theme, headline, text, actions, picture } = banner;
  const lines = headline.split('\n');
  const [main] = actions;
  const image = picture && <BannerPicture picture={picture} first={first} />;
  // The first of a page has the name that the page's own hero has.
  const name = level === 1 ? 'hero-title' : `banner-${id}`;
  if (theme === 'desk') return <DeskHero id={name} lines={lines} text={<Runs runs={text} />} actions={actions} level={level} />;
  if (theme === 'iconCard' && main !== undefined) return <IconCard to={main.to} icon={image} label={headline} />;
  return (
    <Banner
      layout={LOOKS[layout]}
      tone={theme === 'iconCard' ? 'paper' : theme}
      level={level}
      title={lines.map((line, at) => (at === 0 ? line : [<br key={line} />, line]))}
      text={text.length > 0 && <Runs runs={text} />}
      action={actions.length > 0 && <Actions actions={actions} isLine={layout === 'promoMessage'} />}
      picture={image}
    />
  );
}

const Actions = ({ actions, isLine }: { readonly actions: ShownBanner['actions']; readonly isLine: boolean }): ReactNode =>
  actions.map(({ to, words }, at) =>
    isLine || at > 0 ? (
      <Link key={to} to={to} className={styles.link}>
        {words}
      </Link>
    ) : (
      <LinkButton key={to} to={to} className={styles.link}>
        {words}
      </LinkButton>
    ),
  );

/** The last source has no media query: it is the picture of every other screen. */
function BannerPicture({
  picture: { alt, sources },
  first,
}: {
  readonly picture: NonNullable<ShownBanner['picture']>;
  readonly first: boolean;
}) {
  const last = sources.at(-1);
  return (
    <picture>
      {sources.slice(0, -1).map(({ media, src }) => (
        <source key={media} media={media} srcSet={src} />
      ))}
      <Picture src={last?.src ?? ''} alt={alt} width={300} height={300} first={first} />
    </picture>
  );
}
