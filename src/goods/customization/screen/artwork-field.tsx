// The field for the shopper's picture (CAT-8): uploads it, shows it on the proof, and sends its id with the form.
import { useState } from 'react';
import type { customizationContract } from '#goods/customization/contract';
import { ARTWORK_TYPES, MOST_ARTWORK_BYTES } from '#goods/customization/rules';
import { customizationWords } from '#goods/customization/words';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';
import { Field } from '#ui/kit/field';
import { FileButton } from '#ui/kit/file-button';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { CUSTOMIZATION_FIELDS } from './customization-fields.ts';
import styles from './customization.module.css';
import type { UploadedArtwork } from './use-design.ts';

const call = caller<typeof customizationContract>();
/** Five megabytes take a while on a slow connection. */
const UPLOAD_MS = 120_000;

export interface ArtworkFieldProps {
  /** Id of its form. */
  readonly form: string;
  readonly artwork: UploadedArtwork | null;
  readonly onChange: (artwork: UploadedArtwork | null) => void;
}

export function ArtworkField({ form, artwork, onChange }: ArtworkFieldProps) {
  const t = useWords(customizationWords);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    setProblem(null);
    if (file.size > MOST_ARTWORK_BYTES) return setProblem(t('pictureTooLarge'));
    setBusy(true);
    const reply = await base64Of(file).then(
      (image) => call('POST /api/artwork', { body: { image } }, {}, undefined, UPLOAD_MS),
      () => null,
    );
    setBusy(false);
    // An unreadable file or a lost connection has no message of its own.
    if (reply === null || (isRefusal(reply) && reply.message === '')) return setProblem(t('pictureFailed'));
    return isRefusal(reply) ? setProblem(reply.message) : onChange({ artworkId: reply.artworkId, href: reply.href });
  };
  const label = t(busy ? 'pictureComing' : artwork === null ? 'choosePicture' : 'otherPicture');
  return (
    <div className={styles.picture}>
      <Field label={t('picture')} hint={t('pictureHint')} error={problem}>
        <FileButton label={label} accept={ARTWORK_TYPES.join(',')} busy={busy} onFile={(file) => void take(file)} />
      </Field>
      <p aria-live="polite">{artwork !== null && !busy && t('pictureThere')}</p>
      {artwork !== null && (
        <>
          <input type="hidden" form={form} name={CUSTOMIZATION_FIELDS.artwork} value={artwork.artworkId} />
          <TextAction onClick={() => onChange(null)}>{t('removePicture')}</TextAction>
        </>
      )}
    </div>
  );
}

/** Base64 without the prefix of a data URL. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, '')); // readAsDataURL gives text
    reader.onerror = () => reject(new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}
