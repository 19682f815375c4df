// A sample product as tile props, for any layout.
import { buttons, marks, tile, type products } from '../fixtures.ts';
import { Badge } from '#ui/kit/badge';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { IconButton } from '#ui/kit/icon-button';
import { SaveIcon } from '#ui/kit/icons';
import { Picture } from '#ui/kit/picture';
import { Price } from '#ui/kit/price';
import { PromiseLines } from '#ui/kit/promise-lines';
import { Stars } from '#ui/kit/stars';
import { Tile } from '#ui/kit/tile';

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
