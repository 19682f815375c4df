// The account area for guests: a page without the menu. What joining gives is such a page.
import { Outlet } from 'react-router';
import styles from './account-frame.module.css';

export const GuestFrame = () => (
  <div className={`wrap ${styles.guest}`}>
    <Outlet />
  </div>
);
