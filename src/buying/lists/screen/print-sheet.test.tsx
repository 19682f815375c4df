// The bars of the printed sheet, read from the drawing by the library that reads them for the camera (LST-5).
import { BinaryBitmap, HybridBinarizer, MultiFormatOneDReader, RGBLuminanceSource } from '@zxing/library';
import { expect, test } from 'vitest';
import type { ListDetail, ListItem } from '#buying/lists/contract';
import { served } from '#test/screen/page';
import { PrintSheet } from './print-sheet.tsx';

const item = (itemId: string, ean: string | null): ListItem => ({
  listItemId: itemId,
  itemId,
  qty: 4,
  name: `Product ${itemId}`,
  url: null,
  imageUrl: null,
  pack: null,
  customerSku: null,
  addable: true,
  waitsFor: null,
  addItemId: itemId,
  addQty: 4,
  replacedBy: null,
  finalPricePerUnit: null,
  finalPrice: null,
  ean,
  priceThen: null,
  addedOn: '2026-11-30T12:00:00.000Z',
  note: null,
  par: 10,
  onHand: null,
  missing: null,
  messages: [],
});

const sheet = (...items: ListItem[]): string => {
  const list: ListDetail = {
    listId: 'one',
    name: 'Supply room',
    modified: '2026-11-30T12:00:00.000Z',
    accessLevel: 'PERSONAL',
    itemCount: items.length,
    favorite: false,
    readOnly: false,
    mayEdit: true,
    mayShare: true,
    membersEdit: false,
    status: 'active',
    items,
    subtotal: null,
    allowedAccessLevel: ['PERSONAL'],
    maxFavoriteReached: false,
    mayLink: true,
    linkToken: null,
    messages: [],
  };
  return served(<PrintSheet list={list} timeZone="America/New_York" />);
};

/** Dots of a printer for each module; a laser printer has more. */
const DOTS = 3;

/** What a scanner reads from the bars that the sheet draws, light on both sides included. */
function scanned(svg: string): string {
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const row = Array.from({ length: modules * DOTS }, () => 255);
  for (const [, at, width] of svg.matchAll(/M(\d+) 0h(\d+)v/g)) row.fill(0, Number(at) * DOTS, (Number(at) + Number(width)) * DOTS);
  const height = 40;
  const gray = new Uint8ClampedArray(Array.from({ length: height }, () => row).flat());
  return new MultiFormatOneDReader(new Map())
    .decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(gray, row.length, height))))
    .getText();
}

test('[LST-5] every code of the printed sheet is read back as it stands below its bars', () => {
  const html = sheet(
    item('246810', '4006381333931'),
    item('401588', '2000004015886'),
    item('310877', null),
    item('AB-1.2/x', null),
    // A wrong check digit is none of an EAN, so the item number is drawn.
    item('246811', '4006381333930'),
  );
  const codes = html.match(/<figure.*?<\/figure>/gs) ?? [];
  expect(codes.map(scanned)).toEqual(['4006381333931', '2000004015886', '310877', 'AB-1.2/x', '246811']);
  expect(codes.map((code) => /<figcaption[^>]*>([^<]*)</.exec(code)?.[1])).toEqual(codes.map(scanned));
});
