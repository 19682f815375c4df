// Changes that the shop did not take: the shopper chooses theirs or what is there, or takes notice.
import type { Kept, TroubledEdit } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { useWords } from '#ui/page/shop';
import styles from './offline.module.css';
import type { Offline } from './use-offline.ts';

interface TroublesProps {
  readonly kept: Pick<Kept, 'troubles'>;
  readonly offline: Pick<Offline, 'change' | 'edit'>;
}

export function Troubles({ kept: { troubles }, offline: { change, edit } }: TroublesProps) {
  const t = useWords(offlineWords);
  if (troubles.length === 0) return null;
  const settle = ({ edit: { key } }: TroubledEdit): void =>
    change((kept) => ({ ...kept, troubles: kept.troubles.filter((one) => one.edit.key !== key) }));
  /** Once more, from what is there now. */
  const insist = (trouble: TroubledEdit): void => {
    settle(trouble);
    edit({ ...trouble.edit, before: trouble.present });
  };
  return (
    <Card aria-labelledby="offline-troubles">
      <h2 id="offline-troubles">{t('troubles')}</h2>
      <ul className={styles.troubles}>
        {troubles.map((trouble) => (
          <li key={trouble.edit.key}>
            <TroubleWords trouble={trouble} />
            <div className={styles.acts}>
              {trouble.outcome === 'conflict' ? (
                <>
                  <Button size="small" onClick={() => insist(trouble)}>
                    {t('keepMine')}
                    <About trouble={trouble} />
                  </Button>
                  <Button size="small" onClick={() => settle(trouble)}>
                    {t('keepPresent')}
                    <About trouble={trouble} />
                  </Button>
                </>
              ) : (
                <Button size="small" onClick={() => settle(trouble)}>
                  {t('dismiss')}
                  <About trouble={trouble} />
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function About({ trouble }: { readonly trouble: TroubledEdit }) {
  const t = useWords(offlineWords);
  return <span className="sr"> {t('about', { name: trouble.title })}</span>;
}

function TroubleWords({ trouble: { edit, outcome, present, reason, title, listName: list } }: { readonly trouble: TroubledEdit }) {
  const t = useWords(offlineWords);
  if (outcome === 'gone') return <p>{t('gone', { title, list })}</p>;
  if (outcome !== 'conflict')
    return (
      <p>
        {t('refused', { title, list })} {reason}
      </p>
    );
  const kind = edit.kind === 'add' ? 'quantity' : edit.kind;
  const none = t(kind === 'par' || kind === 'onHand' ? 'noLevel' : 'noNote');
  return (
    <p>
      <b>{t('conflict', { title, list })}</b> {t(`conflict${kind}`, { wanted: edit.wanted ?? none, present: present ?? none })}
    </p>
  );
}
