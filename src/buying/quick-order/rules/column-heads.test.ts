import { expect, test } from 'vitest';
import { headOf } from './column-heads.ts';

test.each([
  ['Item number,Quantity', 0, 1],
  ['Line/Item Number/Description/Order Qty', 1, 3],
  ['Line No./Item/Item Number/Description/UOM/Qty Ordered/Qty Shipped', 2, 5],
  ['Name/Email/Lineitem quantity/Lineitem name/Lineitem price/Lineitem sku/Vendor', 5, 2],
  ['PO Number/Supplier Part Number/Item Number/Quantity', 1, 3],
  ['Material/Material Description/Order Quantity/Unit Price', 0, 2],
  ['Product Name/SKU/Quantity On Hand/Qty', 1, 3],
  ['Mfr Part #/Vendor Item No/Qty', 1, 2],
  ['Item #/Description/Qty', 0, 2],
  ['Variant SKU/Quantity', 0, 1],
  ['productCode/orderQty', 0, 1],
  ['N° d’article/Désignation/Qté commandée', 0, 2],
  ['Ligne/Référence/Description/Quantité', 1, 3],
  ['Code produit/Nom du produit/Qté', 0, 2],
  ['Numéro d’article;Quantité'.replace(';', '/'), 0, 1],
  ['Description/Quantité/Numéro d’article', 2, 1],
  ['Artículo/Cantidad', 0, 1],
  ['Qty/SKU/Note', 1, 0],
  ['UPC/Count', 0, 1],
  ['SKU/Description', 0, -1],
  ['Item number', 0, -1],
])('[ATC-6] of the heads %s, the number is in column %i and the quantity in %i', (heads, number, qty) => {
  expect(headOf(heads.split(heads.includes('/') ? '/' : ','))).toEqual({ number, qty });
});

test.each([['246811/10'], ['copy paper/10'], ['Item/Description'], ['copy paper'], ['Order Number/Date'], ['article/blue'], ['']])(
  '[ATC-6] %s is a row of goods and no head',
  (cells) => {
    expect(headOf(cells.split('/'))).toBeNull();
  },
);
