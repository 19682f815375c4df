// Tile kinds and banner layouts of CAT-4 on the 12 columns.
import { buttons, marks, sections } from '../fixtures.ts';
import { banners, content } from '../fixtures/layouts.ts';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { pictureOf } from './product-tile.tsx';
import { ArticleTile } from '#ui/kit/article-tile';
import { Banner } from '#ui/kit/banner';
import { Button } from '#ui/kit/button';
import { IconCard } from '#ui/kit/icon-card';
import { GiftIcon, ListIcon, PackageIcon, PrinterIcon, RestockIcon, ReturnIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { Price } from '#ui/kit/price';
import { ProductCard } from '#ui/kit/product-card';
import { QuickLinks } from '#ui/kit/quick-links';
import { SpanGrid } from '#ui/kit/span-grid';
import { Stars } from '#ui/kit/stars';
import { ValueTile } from '#ui/kit/value-tile';

const ICONS = {
  store: <StoreIcon />,
  truck: <TruckIcon />,
  return: <ReturnIcon />,
  package: <PackageIcon />,
  restock: <RestockIcon />,
  list: <ListIcon />,
  printer: <PrinterIcon />,
  gift: <GiftIcon />,
};

const picture = (itemId: string) => <Picture src={pictureOf(itemId)} alt="" width={240} height={240} />;

export const ContentSection = () => (
  <GallerySection id="content" title={sections.content}>
    <Specimen name={content.names.values}>
      <SpanGrid kind="valueProposition" label={content.names.values}>
        {content.values.map(({ icon, title, text, to }) => (
          <ValueTile key={title} icon={ICONS[icon]} title={title} text={text} to={to} />
        ))}
      </SpanGrid>
    </Specimen>
    <Specimen name={content.names.quick}>
      <SpanGrid kind="quickLinks" label={content.names.quick}>
        {content.quick.map(({ title, links }) => (
          <QuickLinks
            key={title}
            title={title}
            to="/gallery?quick=all"
            links={links.map((label) => ({ label, to: `/gallery?quick=${label}` }))}
          />
        ))}
      </SpanGrid>
    </Specimen>
    <Specimen name={content.names.articles}>
      <SpanGrid kind="article" label={content.names.articles}>
        {content.articles.map(({ itemId, ...article }) => (
          <ArticleTile key={itemId} {...article} to={`/gallery?article=${itemId}`} picture={picture(itemId)} />
        ))}
      </SpanGrid>
    </Specimen>
    <Specimen name={content.names.cards}>
      <SpanGrid kind="productCard" label={content.names.cards}>
        {content.cards.map(({ itemId, name, text }) => (
          <ProductCard
            key={itemId}
            to={`/gallery?card=${itemId}`}
            name={name}
            text={text}
            picture={picture(itemId)}
            rating={<Stars value={4.7} text={marks.rating} label={marks.ratingLabel} />}
            price={<Price {...marks.price} />}
            action={<Button variant="tile">{buttons.primary}</Button>}
          />
        ))}
      </SpanGrid>
    </Specimen>
    <Specimen name={content.names.icons}>
      <SpanGrid kind="iconCard" label={content.names.icons}>
        {content.icons.map(({ icon, label, to }) => (
          <IconCard key={label} icon={ICONS[icon]} label={label} to={to} />
        ))}
      </SpanGrid>
    </Specimen>
  </GallerySection>
);

export const BannersSection = () => (
  <GallerySection id="banners" title={sections.banners}>
    <Specimen name="Hero">
      <SpanGrid kind="hero">
        <Banner
          layout="hero"
          tone="paper"
          level={3}
          title={banners.hero.title}
          text={banners.hero.text}
          picture={picture('520331')}
          action={
            <LinkButton to="/gallery" variant="primary">
              {banners.hero.action}
            </LinkButton>
          }
        />
      </SpanGrid>
    </Specimen>
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
            picture={itemId && picture(itemId)}
          />
        ))}
      </SpanGrid>
    </Specimen>
    <Specimen name="3-across">
      <SpanGrid kind="threeAcross">
        {banners.three.map((title) => (
          <Banner key={title} tone="manila" level={3} title={title} action={<Link to="/gallery">{banners.see}</Link>} />
        ))}
      </SpanGrid>
    </Specimen>
    <Specimen name="4-across">
      <SpanGrid kind="fourAcross">
        {banners.four.map(({ title, itemId }) => (
          <Banner key={title} level={3} title={title} action={<Link to="/gallery">{banners.see}</Link>} picture={picture(itemId)} />
        ))}
      </SpanGrid>
    </Specimen>
    <Specimen name="Full-bleed">
      <SpanGrid kind="fullBleed">
        <Banner
          layout="bleed"
          tone="ball"
          level={3}
          title={banners.bleed.title}
          text={banners.bleed.text}
          action={<LinkButton to="/gallery">{banners.bleed.action}</LinkButton>}
          picture={picture('710020')}
        />
      </SpanGrid>
    </Specimen>
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
  </GallerySection>
);
