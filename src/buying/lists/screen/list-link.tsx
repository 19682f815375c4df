// The link by which people without an account read a list (LST-5).
import { useRef, useState } from 'react';
import type { ListDetail } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useAwake } from '#ui/page/awake';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { ListForm, useBusy } from './list-form.tsx';
import styles from './lists.module.css';

export function ListLink({ list: { listId, name, mayLink, linkToken } }: { readonly list: ListDetail }) {
  const t = useWords(listsWords);
  const busy = useBusy('link', { listId });
  if (!mayLink && linkToken === null) return null;
  return (
    <Card aria-labelledby="list-link">
      <h2 id="list-link" className={styles.title}>
        {t('linkTitle')}
      </h2>
      <p className={styles.lead}>{t(mayLink ? 'linkLead' : 'LINKS_NOT_ALLOWED')}</p>
      {linkToken !== null && mayLink && <Address name={name} token={linkToken} />}
      <ListForm intent="link" fields={{ listId, on: String(linkToken === null) }}>
        <Button type="submit" size="small" busy={busy}>
          {t(linkToken === null ? 'makeLink' : 'stopLink')}
        </Button>
      </ListForm>
    </Card>
  );
}

function Address({ name, token }: { readonly name: string; readonly token: string }) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { origins, site } = useShop();
  const [copied, setCopied] = useState(false);
  const awake = useAwake();
  const address = `${origins[site.tenant]}${paths.sharedList(token)}`;
  const field = useRef<HTMLInputElement>(null);
  // Where the browser does not let the page write, the address stands marked, to be copied by hand.
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => field.current?.focus(),
    );
  return (
    <div className={styles.linkRow}>
      <Field label={t('linkAddress')}>
        <TextInput ref={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      {awake && (
        <>
          <Button size="small" onClick={copy}>
            {t('copyLink')}
          </Button>
          {mayShare({ title: name, url: address }) && (
            <Button size="small" onClick={() => share({ title: name, url: address })}>
              {t('shareLink')}
              <span className="sr"> {t('about', { name })}</span>
            </Button>
          )}
        </>
      )}
      <output className={styles.meta}>{copied && t('linkCopied')}</output>
    </div>
  );
}

/** Phones and some computers have a menu of their own: mail, messages, other programs. */
const mayShare = (what: ShareData): boolean => 'canShare' in navigator && navigator.canShare(what);

/** Closing the menu shares nothing, which is no fault; neither is a menu that is open already. */
function share(what: ShareData): void {
  navigator.share(what).catch(() => undefined);
}
