// What the shopper's organization tells its people, above everything else of the home page (B2B-5).
import { ShownMessages, useShownMessages } from '#people/custom-messages/screen';
import type { ShownCustomer } from '#people/sessions/screen';
import styles from './home-page.module.css';

export function HomeMessages({ session }: { readonly session: ShownCustomer | null }) {
  return <ShownMessages messages={useShownMessages(session?.accountNumber ?? '', 'home')} className={styles.messages} />;
}
