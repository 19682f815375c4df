// A picture of the shopper's own for goods made to order (CAT-8): chosen, taken by the shop, seen on the proof, and sent with the form by its id.
import { useState } from 'react';
import type { artworkContract } from '#goods/artwork/contract';
import { ARTWORK_TYPES, MOST_ARTWORK_BYTES } from '#goods/artwork/rules';
import { CART_FIELDS } from '#buying/cart/screen';
import { isRefusal } from '#base/outcome/rules';
import { productDrawersWords } from '#goods/product-drawers/words';
import { caller } from '#ui/page/call';
import { Field } from '#ui/kit/field';
import { FileButton } from '#ui/kit/file-button';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import styles from './customize.module.css';
import type { OwnArtwork } from './use-design.ts';

const call = caller<typeof artworkContract>();
/** Five megabytes take a while on a slow line. */
const UPLOAD_MS = 120_000;

export interface OwnPictureProps {
  /** Id of the form it goes with. */
  readonly form: string;
  readonly artwork: OwnArtwork | null;
  readonly onChange: (artwork: OwnArtwork | null) => void;
}

export function OwnPicture({ form, artwork, onChange }: OwnPictureProps) {
  const own = useWords(productDrawersWords);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    setProblem(null);
    if (file.size > MOST_ARTWORK_BYTES) return setProblem(own('pictureTooLarge'));
    setBusy(true);
    const reply = await base64Of(file).then(
      (image) => call('POST /api/artwork', { body: { image } }, {}, undefined, UPLOAD_MS),
      () => null,
    );
    setBusy(false);
    // A file that went away while it was read, or a lost connection, has no words of its own.
    if (reply === null || (isRefusal(reply) && reply.message === '')) return setProblem(own('pictureFailed'));
    return isRefusal(reply) ? setProblem(reply.message) : onChange({ artworkId: reply.artworkId, href: reply.href });
  };
  const label = own(busy ? 'pictureComing' : artwork === null ? 'choosePicture' : 'otherPicture');
  return (
    <div className={styles.picture}>
      <Field label={own('customizePicture')} hint={own('customizePictureHint')} error={problem}>
        <FileButton label={label} accept={ARTWORK_TYPES.join(',')} busy={busy} onFile={(file) => void take(file)} />
      </Field>
      <p aria-live="polite">{artwork !== null && !busy && own('pictureThere')}</p>
      {artwork !== null && (
        <>
          <input type="hidden" form={form} name={CART_FIELDS.customArtwork} value={artwork.artworkId} />
          <TextAction onClick={() => onChange(null)}>{own('removePicture')}</TextAction>
        </>
      )}
    </div>
  );
}

/** Without the words in front that a data address has. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, '')); // readAsDataURL gives text
    reader.onerror = () => reject(new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}
