// A department's goods on its manila folder.
import { Picture } from '#ui/kit/picture';
import styles from './folder-picture.module.css';

export interface FolderPictureProps {
  readonly src: string;
  /** Visible from the start: loads first. */
  readonly first?: boolean | undefined;
  readonly className?: string | undefined;
}

export const FolderPicture = ({ src, first, className = '' }: FolderPictureProps) => (
  <span className={`${styles.folder} ${className}`}>
    <Picture src={src} alt="" width={120} height={120} first={first} />
  </span>
);
