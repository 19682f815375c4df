// Reads a bar code in a gray picture with ZXing, for browsers without a reader of their own. Loaded when a camera is opened there.
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatOneDReader,
  NotFoundException,
  RGBLuminanceSource,
} from '@zxing/library';

const HINTS = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.CODE_128]],
  [DecodeHintType.TRY_HARDER, true],
]);
const reader = new MultiFormatOneDReader(HINTS);

/** `gray`: a byte for each pixel, row by row. Null: there is no code in it. */
export function readGray(gray: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): string | null {
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(gray, width, height))), HINTS).getText();
  } catch (error) {
    if (error instanceof NotFoundException) return null;
    // A code that is half in the picture: checksum and format errors.
    return null;
  }
}

/** As the eye weighs colors. */
export function grayOf({ data }: Pick<ImageData, 'data'>): Uint8ClampedArray<ArrayBuffer> {
  const gray = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < gray.length; at += 1)
    gray[at] = ((data[at * 4] ?? 0) * 306 + (data[at * 4 + 1] ?? 0) * 601 + (data[at * 4 + 2] ?? 0) * 117) >> 10;
  return gray;
}
