// /gallery, in development only: every component in every state.
import { words } from '../fixtures.ts';
import { ButtonsSection, ChoicesSection, FieldsSection } from './controls-section.tsx';
import styles from './gallery.module.css';
import { MarksSection, MessagesSection, NavigationSection, ProgressSection, RestSection } from './marks-section.tsx';
import { EmptySection, OrderSection, TableSection, TilesSection } from './shopping-section.tsx';
import { SurfacesSection } from './surfaces-section.tsx';

export const meta = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }];

export default function GalleryPage() {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      <div className={styles.grid}>
        <ButtonsSection />
        <FieldsSection />
        <ChoicesSection />
        <MarksSection />
        <MessagesSection />
        <ProgressSection />
        <NavigationSection />
        <SurfacesSection />
        <RestSection />
      </div>
      <OrderSection />
      <TilesSection />
      <TableSection />
      <EmptySection />
    </main>
  );
}
