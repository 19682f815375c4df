// The chat over a page: waits for the widget, and leads to the chat's own page and the phone when it does not come (HDR-4).
import { useEffect, useState } from 'react';
import type { contactContract } from '#around/contact/contract';
import { departmentsOf } from '#around/contact/rules';
import { contactWords } from '#around/contact/words';
import { isRefusal } from '#base/outcome/rules';
import { Drawer } from '#ui/kit/drawer';
import { Message } from '#ui/kit/message';
import { Spinner } from '#ui/kit/spinner';
import { TextAction } from '#ui/kit/text-action';
import { unbroken } from '#ui/kit/unbroken';
import { caller } from '#ui/page/call';
import { consoleOnly } from '#ui/page/console-only';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { waitForWidget, type ChatWidget } from './chat-widget.ts';

const call = caller<typeof contactContract>();

interface ChatDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ChatDrawer({ open, onClose }: ChatDrawerProps) {
  const t = useWords(contactWords);
  const { phone } = useShop().site;
  return (
    <Drawer open={open} onClose={onClose} title={t('chatTitle')} closeLabel={t('closeChat')}>
      <p>
        {t('chatLead')} {unbroken(t('call', { phone }))}
      </p>
      {open && <Waiting />}
    </Drawer>
  );
}

/** The widget, once it is there. */
function Waiting() {
  const t = useWords(contactWords);
  const paths = usePaths();
  const { site } = useShop();
  const [widget, setWidget] = useState<ChatWidget | 'waiting' | 'absent'>('waiting');
  useEffect(() => {
    let isOpen = true;
    // Our own widget; code that does not arrive registers none.
    void import('./own-chat.tsx').then(({ startOwnChat }) => startOwnChat()).catch(() => undefined);
    void waitForWidget().then((found) => isOpen && setWidget(found ?? 'absent'));
    return () => {
      isOpen = false;
    };
  }, []);
  useEffect(() => {
    const department = departmentsOf(site.tenant);
    if (department.length > 0) void setDepartment(department);
  }, [site.tenant]);
  if (widget === 'waiting') return <Spinner label={t('chatLoads')} />;
  if (widget === 'absent')
    return (
      <Message tone="bad" title={t('chatAbsent')} live>
        <TextAction to={paths.chat()}>{t('chatPage')}</TextAction>
      </Message>
    );
  return <widget.Conversation />;
}

async function setDepartment(department: readonly number[]): Promise<void> {
  const reply = await call('POST /api/visitor/set_department', { body: { department: [...department] } });
  if (isRefusal(reply)) consoleOnly(`The chat's department was not set: ${reply.code}`);
}
