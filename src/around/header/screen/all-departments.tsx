// Panel with all departments and their categories, below the department row. Its code loads at first use.
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { homeContract } from '#finding/home/contract';
import { headerWords } from '#around/header/words';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';
import { Link } from '#ui/kit/link';
import type { ReplyOf } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import styles from './all-departments.module.css';

type Navigation = ReplyOf<(typeof homeContract)['GET /api/navigation']>;

const call = caller<typeof homeContract>();

export function AllDepartments({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const panel = useRef<HTMLDivElement>(null);
  const all = useNavigationTree(() => location.assign(paths.departments()));
  useLeaving(panel, onClose);
  return (
    <div ref={panel} id={id} className={styles.panel}>
      {all === undefined ? (
        <Spinner label={t('loading')} />
      ) : (
        <ul className={styles.columns}>
          {all.map(({ id: category, name, href, children }) => (
            <li key={category}>
              <Link to={href} className={styles.department}>
                {name}
              </Link>
              <ul className={styles.children}>
                {children.map((child) => (
                  <li key={child.href}>
                    <Link to={child.href}>{child.name}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The tree of categories; calls `otherwise` when it fails to load. */
function useNavigationTree(otherwise: () => void): Navigation['all'] | undefined {
  const [all, setAll] = useState<Navigation['all']>();
  const leave = useRef(otherwise);
  useEffect(() => {
    void call('GET /api/navigation', {}).then((reply) => {
      if (isRefusal(reply)) leave.current();
      else setAll(reply.all);
    });
  }, []);
  return all;
}

/** Esc, a press elsewhere and tabbing out close the panel; Esc returns the focus. */
function useLeaving(panel: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  useEffect(() => {
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${panel.current?.id ?? ''}"]`);
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (panel.current?.contains(target) === true || opener?.contains(target) === true);
    const press = ({ target }: Event) => {
      if (!inside(target)) onClose();
    };
    const key = ({ key: name }: KeyboardEvent) => {
      if (name !== 'Escape') return;
      onClose();
      opener?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('focusin', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('focusin', press);
      document.removeEventListener('keydown', key);
    };
  }, [panel, onClose]);
}
