// The sheet of a list to print: bars that people scan at the shelf, quantities, levels, and room to count (LST-5).
import type { ListDetail, ListItem } from '#buying/lists/contract';
import { barcode } from '#buying/lists/rules';
import { listsWords } from '#buying/lists/words';
import { formatDate } from '#base/locale/rules';
import { Button } from '#ui/kit/button';
import { PrinterIcon } from '#ui/kit/icons';
import { Picture } from '#ui/kit/picture';
import { TextAction } from '#ui/kit/text-action';
import { useAwake } from '#ui/page/awake';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './print-sheet.module.css';

export function PrintSheet({ list, timeZone }: { readonly list: ListDetail; readonly timeZone: string }) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const awake = useAwake();
  const { copyLocale, site } = useShop();
  const { listId, name, items, modified } = list;
  return (
    <>
      <div className={styles.acts}>
        <TextAction to={paths.lists(site.tenant, { listId })}>{t('backToList')}</TextAction>
        {awake && (
          <Button variant="primary" onClick={() => window.print()}>
            <PrinterIcon />
            {t('print')}
          </Button>
        )}
      </div>
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.facts}>
        {t('items', { n: items.length })} · {t('modifiedOn', { day: formatDate(new Date(modified), timeZone, copyLocale) })}
      </p>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{t('scan')}</th>
            <th scope="col">{t('itemWord')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('parShort')}</th>
            <th scope="col">{t('counted')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <SheetRow key={item.listItemId} item={item} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function SheetRow({ item }: { readonly item: ListItem }) {
  const t = useWords(listsWords);
  const { name, itemId, pack, customerSku, note, qty, par } = item;
  return (
    <tr>
      <td>
        <Bars item={item} />
      </td>
      <th scope="row">
        <span className={styles.item}>
          <Picture src={item.imageUrl ?? ''} alt="" width={48} height={48} />
          <span>
            {name}
            <small>
              {t('itemNumber', { itemId })}
              {customerSku !== null && <> · {t('yourNumber', { sku: customerSku })}</>}
              {pack !== null && <> · {pack}</>}
            </small>
            {note !== null && <small>{note}</small>}
          </span>
        </span>
      </th>
      <td className={styles.number}>{qty}</td>
      <td className={styles.number}>{par ?? ''}</td>
      <td className={styles.box}>{'\u00A0'}</td>
    </tr>
  );
}

/** Light on both sides of the bars, which scanners need. */
const QUIET = 10;
const HEIGHT = 40;

function Bars({ item: { ean, itemId } }: { readonly item: ListItem }) {
  const code = barcode(ean, itemId);
  if (code === null) return itemId;
  const path = code.bars.map(({ at, width }) => `M${at + QUIET} 0h${width}v${HEIGHT}h-${width}z`);
  return (
    <figure className={styles.code}>
      <svg
        viewBox={`0 0 ${code.modules + 2 * QUIET} ${HEIGHT}`}
        width={(code.modules + 2 * QUIET) * 1.5}
        height={HEIGHT}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={path.join('')} />
      </svg>
      <figcaption>{code.text}</figcaption>
    </figure>
  );
}
