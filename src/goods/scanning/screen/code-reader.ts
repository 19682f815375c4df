// Reads codes in the camera's pictures: by the browser where it can, else by a library.

/** Null: there is none in the picture. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** Of browsers that read codes themselves; not in TypeScript's library. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128'] as const;
/** Wide enough for the thinnest bars of a sheet, small enough for an old phone. */
const WIDTH = 800;

export async function makeCodeReader(): Promise<CodeReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const known = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own === undefined || !FORMATS.every((format) => known.includes(format))) return libraryReader();
  const detector = new own({ formats: FORMATS });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function libraryReader(): Promise<CodeReader> {
  const { grayOf, readGray } = await import('./read-gray.ts');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (drawing === null || video.videoWidth === 0) return null;
    canvas.width = Math.min(WIDTH, video.videoWidth);
    canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth);
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { width, height } = canvas;
    return readGray(grayOf(drawing.getImageData(0, 0, width, height)), width, height);
  };
}
