// The lines of an order in a mail: picture, title, number, price.
import { Fragment } from 'react';
import { Column, Img, Row } from '@react-email/components';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { OrderLine } from '#buying/orders/contract';
import { amountText, lineNotes } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { makePaths } from '#paths';
import { letterLook as look } from '#letter';

/** Width and height of a line's picture. */
const PICTURE = 56;

export interface MailLinesProps {
  readonly lines: readonly OrderLine[];
  readonly currency: string;
  readonly locale: CopyLocale;
  readonly origin: string;
}

export function MailLines({ lines, currency, locale, origin }: MailLinesProps) {
  const say = sayer(ordersWords, locale);
  const { rasterPicture } = makePaths('en-US'); // pictures have the same address in every locale
  return lines.map((line) => (
    <Row key={line.lineNo}>
      <Column style={look.picture}>
        <Img src={origin + rasterPicture(line.image)} width={PICTURE} height={PICTURE} alt="" />
      </Column>
      <Column style={look.cell}>
        {line.title}
        <br />
        <span style={look.muted}>{say('itemNumber', { itemId: line.itemId, n: line.qty })}</span>
        {lineNotes(line, say).map((note) => (
          <Fragment key={note}>
            <br />
            <span style={look.muted}>{note}</span>
          </Fragment>
        ))}
      </Column>
      <Column style={look.amount}>{amountText(line.total, currency, locale)}</Column>
    </Row>
  ));
}
