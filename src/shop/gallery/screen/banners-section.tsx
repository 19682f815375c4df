// Banner layouts of CAT-4 on the 12 columns.
import { sections } from '../fixtures.ts';
import { banners } from '../fixtures/layouts.ts';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { Banner } from '#ui/kit/banner';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { SpanGrid } from '#ui/kit/span-grid';
import { TilePicture } from './tile-picture.tsx';

export const BannersSection = () => (
  <GallerySection id="banners" title={sections.banners}>
    <HeroBanner />
    <TwoBanners />
    <ThreeBanners />
    <FourBanners />
    <BleedBanner />
    <PromoBanner />
  </GallerySection>
);

const HeroBanner = () => (
  <Specimen name="Hero">
    <SpanGrid kind="hero">
      <Banner
        layout="hero"
        tone="paper"
        level={3}
        title={banners.hero.title}
        text={banners.hero.text}
        picture={<TilePicture itemId="520331" />}
        action={
          <LinkButton to="/gallery" variant="primary">
            {banners.hero.action}
          </LinkButton>
        }
      />
    </SpanGrid>
  </Specimen>
);

const TwoBanners = () => (
  <Specimen name="2-across">
    <SpanGrid kind="twoAcross">
      {banners.two.map(({ tone, title, text, action, itemId }) => (
        <Banner
          key={title}
          tone={tone}
          level={3}
          title={title}
          text={text}
          action={<LinkButton to="/gallery">{action}</LinkButton>}
          picture={itemId && <TilePicture itemId={itemId} />}
        />
      ))}
    </SpanGrid>
  </Specimen>
);

const ThreeBanners = () => (
  <Specimen name="3-across">
    <SpanGrid kind="threeAcross">
      {banners.three.map((title) => (
        <Banner key={title} tone="manila" level={3} title={title} action={<Link to="/gallery">{banners.see}</Link>} />
      ))}
    </SpanGrid>
  </Specimen>
);

const FourBanners = () => (
  <Specimen name="4-across">
    <SpanGrid kind="fourAcross">
      {banners.four.map(({ title, itemId }) => (
        <Banner
          key={title}
          level={3}
          title={title}
          action={<Link to="/gallery">{banners.see}</Link>}
          picture={<TilePicture itemId={itemId} />}
        />
      ))}
    </SpanGrid>
  </Specimen>
);

const BleedBanner = () => (
  <Specimen name="Full-bleed">
    <SpanGrid kind="fullBleed">
      <Banner
        layout="bleed"
        tone="ball"
        level={3}
        title={banners.bleed.title}
        text={banners.bleed.text}
        action={<LinkButton to="/gallery">{banners.bleed.action}</LinkButton>}
        picture={<TilePicture itemId="710020" />}
      />
    </SpanGrid>
  </Specimen>
);

const PromoBanner = () => (
  <Specimen name="Promo message">
    <SpanGrid kind="promoMessage">
      <Banner
        layout="promo"
        tone="manila"
        level={3}
        title={banners.promo.title}
        action={<Link to="/gallery">{banners.promo.action}</Link>}
      />
    </SpanGrid>
  </Specimen>
);
