// A product of the gallery as the parts of a tile, whatever its layout.
import { buttons, marks, tile, type products } from '../fixtures.ts';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { IconButton } from '#ui/icon-button';
import { SaveIcon } from '#ui/icons';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import { PromiseLines } from '#ui/promise-lines';
import { Stars } from '#ui/stars';
import { Tile } from '#ui/tile';

type Product = (typeof products)[number];

export const pictureOf = (itemId: string) => `/pictures/${itemId}/main.svg`;

const promiseOf = ({ sold }: Product) => (
  <PromiseLines
    lines={[
      sold
        ? { way: 'store', state: 'no', text: tile.soldOut }
        : {
            way: 'store',
            state: 'ok',
            text: (
              <>
                <b>{tile.pickup}</b>
                {tile.stock}
              </>
            ),
          },
      { way: 'truck', state: 'ok', text: tile.arrives },
    ]}
  />
);

const tileParts = (product: Product, compare?: boolean) => ({
  to: `/gallery?item=${product.itemId}`,
  name: product.name,
  picture: <Picture src={pictureOf(product.itemId)} alt="" width={240} height={240} />,
  badges: product.deal && <Badge tone="deal">{product.deal}</Badge>,
  corner: (
    <IconButton label={buttons.bookmark}>
      <SaveIcon />
    </IconButton>
  ),
  pack: product.pack,
  facts: tile.facts,
  rating: <Stars value={4.7} text={marks.rating} label={marks.ratingLabel} />,
  price: <Price {...marks.price} />,
  promise: promiseOf(product),
  foot: (
    <>
      <Button variant="tile" size="small" wide>
        {product.sold ? tile.similar : buttons.primary}
      </Button>
      {compare && <Checkbox label={tile.compare} />}
    </>
  ),
  faded: product.sold,
});

export interface ProductTileProps {
  readonly product: Product;
  readonly compare?: boolean;
  readonly sponsored?: string | undefined;
}

export const ProductTile = ({ product, compare, sponsored }: ProductTileProps) => (
  <Tile {...tileParts(product, compare)} sponsored={sponsored} />
);
