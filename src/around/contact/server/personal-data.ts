// Chat and feedback in the download of a person's data, and their deletion with the account.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const CHAT = statement<object>(
  'personal_chat',
  `select m.by_whom as "by", m.body, m.at from conversation c join conversation_message m using (conversation_id)
   where c.owner_id = $1 order by m.seq`,
);

const FEEDBACK = statement<object>(
  'personal_feedback',
  'select topic, rating, body, email, page, at from feedback where owner_id = $1 order by at, feedback_id',
);

const FORGET_CHAT = statement<unknown>('chat_forget_person', 'delete from conversation where owner_id = $1');
const FORGET_FEEDBACK = statement<unknown>('feedback_forget_person', 'delete from feedback where owner_id = $1');

export const contactPersonalData: PersonalData = {
  tables: [
    { name: 'chatMessages', rows: CHAT },
    { name: 'feedback', rows: FEEDBACK },
  ],
  async forget(tx, { profileId }) {
    await tx.run(FORGET_CHAT, [profileId]);
    await tx.run(FORGET_FEEDBACK, [profileId]);
  },
};
