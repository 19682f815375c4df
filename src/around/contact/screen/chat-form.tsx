// The form for the next message of a conversation, on its page.
import { Form, useNavigation } from 'react-router';
import { ChatFields, type ChatFieldsProps } from './chat-fields.tsx';
import styles from './contact.module.css';

export type ChatFormProps = Omit<ChatFieldsProps, 'busy'>;

export function ChatForm(props: ChatFormProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className={styles.form} noValidate preventScrollReset>
      <ChatFields {...props} busy={busy} />
    </Form>
  );
}
