// How an item is named in a cart, an order, a mail: goods made to order by what was made of them (CAT-8).
import { customTitle, type Customization } from '#goods/catalog/rules';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { productDrawersWords } from '#goods/product-drawers/words';

/** `title` as it is where nothing was made. Color, typeface and a picture of one's own are named as the form names them. */
export function madeTitle(title: string, design: Customization | null | undefined, copyLocale: CopyLocale): string {
  if (!design) return title;
  const say = sayer(productDrawersWords, copyLocale);
  const { color, typeface, artwork } = design;
  const choices = [
    ...(color === null ? [] : [say(`color.${color}`)]),
    ...(typeface === null ? [] : [say(`typeface.${typeface}`)]),
    ...(artwork === undefined ? [] : [say('ownPicture')]),
  ];
  return customTitle(
    title,
    design,
    choices.map((choice) => choice.toLocaleLowerCase(copyLocale)),
  );
}
