// Tile kinds of CAT-4 on the 12 columns.
import { buttons, marks, sections } from '../fixtures.ts';
import { content } from '../fixtures/layouts.ts';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { ArticleTile } from '#ui/kit/article-tile';
import { Button } from '#ui/kit/button';
import { IconCard } from '#ui/kit/icon-card';
import { GiftIcon, ListIcon, PackageIcon, PrinterIcon, RestockIcon, ReturnIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { Price } from '#ui/kit/price';
import { ProductCard } from '#ui/kit/product-card';
import { QuickLinks } from '#ui/kit/quick-links';
import { SpanGrid } from '#ui/kit/span-grid';
import { Stars } from '#ui/kit/stars';
import { ValueTile } from '#ui/kit/value-tile';
import { TilePicture } from './tile-picture.tsx';

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
    <PictureTiles />
    <Specimen name={content.names.icons}>
      <SpanGrid kind="iconCard" label={content.names.icons}>
        {content.icons.map(({ icon, label, to }) => (
          <IconCard key={label} icon={ICONS[icon]} label={label} to={to} />
        ))}
      </SpanGrid>
    </Specimen>
  </GallerySection>
);

/** Tiles with a picture of a product. */
const PictureTiles = () => (
  <>
    <Specimen name={content.names.articles}>
      <SpanGrid kind="article" label={content.names.articles}>
        {content.articles.map(({ itemId, ...article }) => (
          <ArticleTile key={itemId} {...article} to={`/gallery?article=${itemId}`} picture={<TilePicture itemId={itemId} />} />
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
            picture={<TilePicture itemId={itemId} />}
            rating={<Stars value={4.7} text={marks.rating} label={marks.ratingLabel} />}
            price={<Price {...marks.price} />}
            action={<Button variant="tile">{buttons.primary}</Button>}
          />
        ))}
      </SpanGrid>
    </Specimen>
  </>
);
