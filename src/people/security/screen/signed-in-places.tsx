// The browsers in which the account is signed in, this one first.
import { Form, useNavigation } from 'react-router';
import { formatDay, formatTime } from '#base/locale/rules';
import type { SignedInPlace } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { AnswerMessage } from '#ui/kit/answer-message';
import { Badge } from '#ui/kit/badge';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { LaptopIcon, SmartphoneIcon } from '#ui/kit/icons';
import { useShop, useWords } from '#ui/page/shop';
import { SecurityRow } from './security-row.tsx';
import styles from './security.module.css';

interface SignedInPlacesProps {
  readonly places: readonly SignedInPlace[];
  /** What came of signing a device out. */
  readonly answer: { readonly tone: 'ok' | 'bad'; readonly message: string } | undefined;
  readonly timeZone: string;
}

export function SignedInPlaces({ places, answer, timeZone }: SignedInPlacesProps) {
  const t = useWords(securityWords);
  const busy = useNavigation().formData?.get('intent') === 'others';
  return (
    <Card aria-labelledby="signed-in-places">
      <div className={styles.head}>
        <div>
          <h2 id="signed-in-places" className={styles.title}>
            {t('places')}
          </h2>
          <p className={styles.text}>{t('placesText', { count: places.length })}</p>
        </div>
        {places.length > 1 && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="others" />
            <Button type="submit" busy={busy}>
              {t('signOutOthers')}
            </Button>
          </Form>
        )}
      </div>
      {answer !== undefined && (
        <AnswerMessage tone={answer.tone} answer={answer} className={styles.answer}>
          {answer.message}
        </AnswerMessage>
      )}
      <ul className={styles.rows}>
        {places.map((place) => (
          <Place key={place.sessionId} place={place} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}

function Place({ place, timeZone }: { readonly place: SignedInPlace; readonly timeZone: string }) {
  const t = useWords(securityWords);
  const { copyLocale } = useShop();
  const { formData } = useNavigation();
  const { sessionId, kind, browser, system, isOwn } = place;
  const usedAt = new Date(place.usedAt);
  const device = browser === '' || system === '' ? t('unknownDevice') : t('device', { browser, system });
  const used = t('usedAt', { day: formatDay(usedAt, timeZone, copyLocale), time: formatTime(usedAt, timeZone, copyLocale) });
  const signOut = (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="sessionId" value={sessionId} />
      <Button type="submit" aria-label={t('signOutDevice', { device })} busy={formData?.get('sessionId') === sessionId}>
        {t('signOut')}
      </Button>
    </Form>
  );
  return (
    <SecurityRow
      icon={kind === 'computer' ? <LaptopIcon /> : <SmartphoneIcon />}
      title={device}
      text={<time dateTime={place.usedAt}>{used}</time>}
      action={isOwn ? <Badge>{t('thisDevice')}</Badge> : signOut}
    />
  );
}
