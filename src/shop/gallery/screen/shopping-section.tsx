// Folders, receipt, product list, carousel, table and loading states.
import { buttons, order, products, rest, sections, table, tile } from '../fixtures.ts';
import { GallerySection } from './gallery-section.tsx';
import styles from './gallery.module.css';
import { pictureOf, ProductTile } from './product-tile.tsx';
import { Button } from '#ui/kit/button';
import { FolderGroup } from '#ui/kit/folder-group';
import { ErrorIcon, StoreIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { Rail } from '#ui/kit/rail';
import { Receipt, ReceiptSection } from '#ui/kit/receipt';
import { SkeletonTiles } from '#ui/kit/skeleton';
import { Table, type TableColumn } from '#ui/kit/table';

export const OrderSection = () => (
  <GallerySection id="folders" title={sections.folders}>
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
  </GallerySection>
);

export const TilesSection = () => (
  <GallerySection id="carousel" title={sections.carousel}>
    <Rail
      size="small"
      title={tile.deals}
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
    <SkeletonTiles label={rest.loading} count={4} />
  </GallerySection>
);

const COLUMNS: readonly TableColumn<(typeof table.rows)[number]>[] = [
  { id: 'order', label: table.order, heads: true, cell: (row) => <Link to="/gallery">{row.id}</Link> },
  { id: 'by', label: table.by, cell: (row) => row.by, sortTo: '/gallery?sort=by#table' },
  { id: 'total', label: table.total, align: 'right', cell: (row) => row.total, sortTo: '/gallery?sort=total#table' },
  { id: 'actions', label: table.actions, bare: true, full: true, cell: () => <Button size="small">{table.open}</Button> },
];

export const TableSection = () => (
  <GallerySection id="table" title={sections.table}>
    <Table
      caption={table.caption}
      captionShown
      rows={table.rows}
      keyOf={(row) => row.id}
      toneOf={(row) => row.tone}
      sorted={{ column: 'total', direction: 'descending' }}
      columns={COLUMNS}
    />
    <Table caption={table.busy} captionShown busy rows={table.rows.slice(0, 2)} keyOf={(row) => row.id} columns={COLUMNS} />
  </GallerySection>
);
