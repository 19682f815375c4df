import type { CategoryCard } from '#finding/listing/contract';
import { Link } from '#ui/kit/link';
import { FolderPicture } from './folder-picture.tsx';
import styles from './department-folders.module.css';

export interface DepartmentFoldersProps {
  readonly departments: readonly Pick<CategoryCard, 'id' | 'name' | 'href' | 'image'>[];
  /** Visible from the start: its pictures load first. */
  readonly first?: boolean | undefined;
}

/** Departments as manila folders, each with a tab and a list of contents. */
export const DepartmentFolders = ({ departments, first }: DepartmentFoldersProps) => (
  <ul className={styles.folders}>
    {departments.map(({ id, name, href, image }) => (
      <li key={id}>
        <Link to={href} className={styles.folder}>
          <FolderPicture src={image} first={first} className={styles.picture} />
          <span className={styles.name}>{name}</span>
        </Link>
      </li>
    ))}
  </ul>
);
