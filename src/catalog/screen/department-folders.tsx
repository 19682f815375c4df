import type { CategoryCard } from '#catalog/contract';
import { Link } from '#ui/link';
import { Picture } from '#ui/picture';
import styles from './department-folders.module.css';

export interface DepartmentFoldersProps {
  readonly departments: readonly Pick<CategoryCard, 'id' | 'name' | 'href' | 'image'>[];
  /** In view from the start: the pictures are loaded first. */
  readonly first?: boolean | undefined;
}

/** Departments as manila folders, each with a tab and what is in it. */
export const DepartmentFolders = ({ departments, first }: DepartmentFoldersProps) => (
  <ul className={styles.folders}>
    {departments.map(({ id, name, href, image }) => (
      <li key={id}>
        <Link to={href} className={styles.folder}>
          <span className={styles.picture}>
            <Picture src={image} alt="" width={120} height={120} first={first} />
          </span>
          <span className={styles.name}>{name}</span>
        </Link>
      </li>
    ))}
  </ul>
);
