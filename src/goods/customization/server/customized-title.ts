// The title of an item in a cart, order or mail; customized goods add what is printed on them (CAT-8).
import { customTitle, type Customization } from '#goods/customization/rules';
import { customizationWords } from '#goods/customization/words';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';

/** Returns `title` without a customization. Names color, typeface and picture like the form. */
export function customizedTitle(title: string, customization: Customization | null | undefined, copyLocale: CopyLocale): string {
  if (!customization) return title;
  const say = sayer(customizationWords, copyLocale);
  const { color, typeface, artwork } = customization;
  const choices = [
    ...(color === null ? [] : [say(`color.${color}`)]),
    ...(typeface === null ? [] : [say(`typeface.${typeface}`)]),
    ...(artwork === undefined ? [] : [say('yourPicture')]),
  ];
  return customTitle(
    title,
    customization,
    choices.map((choice) => choice.toLocaleLowerCase(copyLocale)),
  );
}
