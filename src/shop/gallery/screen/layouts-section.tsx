// Every tile layout of CAT-4, from the same seven products.
import { buttons, marks, products, sections, tile } from '../fixtures.ts';
import { layouts, prints, shops } from '../fixtures/layouts.ts';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { pictureOf, ProductTile } from './product-tile.tsx';
import styles from './gallery.module.css';
import { Button } from '#ui/kit/button';
import { MiniTile } from '#ui/kit/mini-tile';
import { Picture } from '#ui/kit/picture';
import { Price } from '#ui/kit/price';
import { PrintTile } from '#ui/kit/print-tile';
import { Rail } from '#ui/kit/rail';
import { ShopTile } from '#ui/kit/shop-tile';
import { TileGrid } from '#ui/kit/tile-grid';

export const LayoutsSection = () => (
  <GallerySection id="layouts" title={sections.layouts}>
    <Specimen name={layouts.standard}>
      <TileGrid label={tile.list}>
        {products.map((product, at) => (
          <ProductTile key={product.itemId} product={product} compare sponsored={at === 1 ? layouts.sponsored : undefined} />
        ))}
      </TileGrid>
    </Specimen>
    <Specimen name={layouts.pair}>
      <TileGrid label={tile.list} narrow="pair" columns={5}>
        {products.slice(0, 2).map((product) => (
          <ProductTile key={product.itemId} product={product} />
        ))}
      </TileGrid>
    </Specimen>
    <Specimen name={layouts.list}>
      <TileGrid layout="list" label={tile.list}>
        {products.slice(0, 4).map((product) => (
          <ProductTile key={product.itemId} product={product} />
        ))}
      </TileGrid>
    </Specimen>
    <MiniLayouts />
    <PrintLayouts />
  </GallerySection>
);

const MiniLayouts = () => (
  <>
    <Specimen name={layouts.mini}>
      <TileGrid layout="mini" label={layouts.buyAgain}>
        {products.slice(0, 4).map((product) => (
          <MiniTile
            key={product.itemId}
            to={`/gallery?mini=${product.itemId}`}
            name={product.name}
            note={layouts.ordered}
            picture={<Picture src={pictureOf(product.itemId)} alt="" width={72} height={72} />}
            price={<Price now={marks.price.now} size="small" />}
            action={<Button size="small">{layouts.add}</Button>}
          />
        ))}
      </TileGrid>
    </Specimen>
    <Rail
      mini
      size="small"
      title={layouts.carousel}
      note={layouts.carouselNote}
      previousLabel={tile.previous}
      nextLabel={tile.next}
      positionLabel={(first, last, total) => `${tile.list} ${first}–${last} / ${total}`}
    >
      {products.map((product) => (
        <MiniTile
          key={product.itemId}
          upright
          to={`/gallery?carousel=${product.itemId}`}
          name={product.name}
          picture={<Picture src={pictureOf(product.itemId)} alt="" width={104} height={104} />}
          price={<Price now={marks.price.now} size="small" />}
          action={
            <Button size="small" variant="tile" wide>
              {buttons.primary}
            </Button>
          }
        />
      ))}
    </Rail>
  </>
);

const PrintLayouts = () => (
  <>
    <Specimen name={layouts.print}>
      <ul className={styles.three}>
        {prints.map(({ id, itemId, name, price, note }) => (
          <li key={id}>
            <PrintTile
              to={`/gallery?print=${id}`}
              name={name}
              price={<Price now={price} />}
              note={note}
              action="Start a design"
              picture={<Picture src={pictureOf(itemId)} alt="" width={240} height={240} />}
            />
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name={layouts.shop}>
      <ul className={styles.four}>
        {shops.map(({ id, itemId, title, note }) => (
          <li key={id}>
            <ShopTile
              to={`/gallery?shop=${id}`}
              title={title}
              note={note}
              picture={<Picture src={pictureOf(itemId)} alt="" width={240} height={240} />}
            />
          </li>
        ))}
      </ul>
    </Specimen>
  </>
);
