// A QR code as the path of a drawing, one unit per module.
export interface QrCode {
  /** Modules on each side, without the quiet zone. */
  readonly size: number;
  /** Of an SVG `path`: each dark module a square of one unit. */
  readonly path: string;
}

export async function qrCode(text: string): Promise<QrCode> {
  // Large, and wanted seldom.
  const { default: bwip } = await import('bwip-js/node');
  const [drawn] = bwip.raw({ bcid: 'qrcode', text }) as readonly {
    readonly pixs?: readonly number[];
    readonly pixx?: number;
  }[];
  if (drawn?.pixs === undefined || drawn.pixx === undefined) throw new Error('No QR code was drawn');
  const size = drawn.pixx;
  const squares = drawn.pixs.flatMap((dark, place) => (dark === 1 ? [`M${place % size} ${Math.floor(place / size)}h1v1h-1z`] : []));
  return { size, path: squares.join('') };
}
