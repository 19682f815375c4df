// Folders, receipt, product sheet, carousel, table and what waits or is empty.
import { buttons, marks, order, products, rest, sections, table, tile } from '../fixtures.ts';
import styles from './gallery.module.css';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Checkbox } from '#ui/checkbox';
import { EmptyState } from '#ui/empty-state';
import { FolderGroup } from '#ui/folder-group';
import { IconButton } from '#ui/icon-button';
import { ErrorIcon, SaveIcon, StoreIcon } from '#ui/icons';
import { Link } from '#ui/link';
import { LinkButton } from '#ui/link-button';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import { PromiseLines } from '#ui/promise-lines';
import { Rail } from '#ui/rail';
import { Receipt, ReceiptSection } from '#ui/receipt';
import { SkeletonTiles } from '#ui/skeleton';
import { Stars } from '#ui/stars';
import { Table } from '#ui/table';
import { Tile } from '#ui/tile';
import { TileGrid } from '#ui/tile-grid';

const pictureOf = (itemId: string) => `/pictures/${itemId}/main.svg`;

export const OrderSection = () => (
  <div className={styles.grid}>
    <div>
      <FolderGroup tone="bad" icon={<ErrorIcon />} name={order.outOfStock} count={order.oneItem}>
        <p className={styles.line}>{order.line}</p>
      </FolderGroup>
      <FolderGroup
        icon={<StoreIcon />}
        name={order.pickup}
        count={order.threeItems}
        note={
          <>
            <b>{order.store}</b>
            {order.storeNote}
          </>
        }
        action={<Link to="/gallery">{order.changeStore}</Link>}
      >
        <div className={styles.line}>
          <Picture ground src={pictureOf('310877')} alt="" width={104} height={104} className={styles.thumb} />
          <Picture ground src={pictureOf('none')} alt="" width={104} height={104} className={styles.thumb} />
        </div>
        <p className={styles.line}>{order.line}</p>
      </FolderGroup>
    </div>
    <Receipt title={order.summary} rows={order.rows} total={order.total} saving={order.saving}>
      <ReceiptSection>
        <Button variant="primary" wide>
          {buttons.wide}
        </Button>
      </ReceiptSection>
    </Receipt>
  </div>
);

type Product = (typeof products)[number];

const ProductTile = ({ product, compare }: { readonly product: Product; readonly compare?: boolean }) => (
  <Tile
    to={`/gallery?item=${product.itemId}`}
    name={product.name}
    picture={<Picture src={pictureOf(product.itemId)} alt="" width={240} height={240} />}
    badges={product.deal && <Badge tone="deal">{product.deal}</Badge>}
    corner={
      <IconButton label={buttons.bookmark}>
        <SaveIcon />
      </IconButton>
    }
    pack={product.pack}
    rating={<Stars value={4.7} text={marks.rating} label={marks.ratingLabel} />}
    price={<Price {...marks.price} />}
    promise={
      <PromiseLines
        lines={[
          product.sold
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
    }
    foot={
      <>
        <Button variant="tile" size="small" wide>
          {product.sold ? tile.similar : buttons.primary}
        </Button>
        {compare && <Checkbox label={tile.compare} />}
      </>
    }
    faded={product.sold}
  />
);

export const TilesSection = () => (
  <>
    <TileGrid label={tile.list}>
      {products.map((product) => (
        <ProductTile key={product.itemId} product={product} compare />
      ))}
    </TileGrid>
    <Rail
      title={sections.rail}
      note={tile.until}
      action={<Link to="/gallery">{tile.allDeals}</Link>}
      previousLabel={tile.previous}
      nextLabel={tile.next}
      positionLabel={(first, last, total) => `${tile.list} ${first}–${last} / ${total}`}
    >
      {products.map((product) => (
        <ProductTile key={product.itemId} product={product} />
      ))}
    </Rail>
    <TileGrid label={tile.list} narrow="pair" columns={5}>
      {products.slice(0, 2).map((product) => (
        <ProductTile key={product.itemId} product={product} />
      ))}
    </TileGrid>
    <SkeletonTiles label={rest.loading} count={4} />
  </>
);

export const TableSection = () => (
  <Table
    caption={table.caption}
    captionShown
    rows={table.rows}
    keyOf={(row) => row.id}
    toneOf={(row) => row.tone}
    sorted={{ column: 'total', direction: 'descending' }}
    columns={[
      { id: 'order', label: table.order, heads: true, cell: (row) => <Link to="/gallery">{row.id}</Link> },
      { id: 'by', label: table.by, cell: (row) => row.by, sortTo: '/gallery?sort=by' },
      { id: 'total', label: table.total, align: 'right', cell: (row) => row.total, sortTo: '/gallery?sort=total' },
      { id: 'actions', label: table.actions, bare: true, full: true, cell: () => <Button size="small">{table.open}</Button> },
    ]}
  />
);

export const EmptySection = () => (
  <Card>
    <EmptyState
      picture={<Picture src={pictureOf('310877')} alt="" width={144} height={144} />}
      title={rest.empty}
      actions={
        <>
          <LinkButton to="/gallery" variant="primary">
            {rest.buyAgain}
          </LinkButton>
          <LinkButton to="/gallery">{rest.saved}</LinkButton>
        </>
      }
    >
      {rest.emptyBody}
    </EmptyState>
  </Card>
);
