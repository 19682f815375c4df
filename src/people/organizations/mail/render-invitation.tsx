// The invitation to an organization, as HTML and as text with the same words.
import { Button, Text } from '@react-email/components';
import { organizationsWords } from '#people/organizations/words';
import type { Role } from '#people/organizations/rules';
import { sayer } from '#base/locale/words';
import type { CopyLocale } from '#base/locale/rules';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';

export interface InvitationLetter {
  readonly organization: string;
  /** Who invites. */
  readonly from: string;
  readonly role: Role;
  /** The name of the group; '' for none. */
  readonly group: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses: the shop's, and the link's. */
  readonly home: string;
  readonly link: string;
}

export function renderInvitation({ organization, from, role, group, locale, phone, home, link }: InvitationLetter): RenderedMail {
  const say = sayer(organizationsWords, locale);
  const names = { organization, from };
  const [subject, text] = [say('server.mailSubject', names), say('server.mailText', names)];
  const joinsAs = { role: say(`role${role}`), group };
  const as = say(group === '' ? 'server.mailRole' : 'server.mailRoleGroup', joinsAs);
  const [button, note, help] = [say('server.mailButton'), say('server.mailNote'), say('server.mailHelp', { phone })];
  const html = mailHtml(
    <Letter lang={locale} preview={text} title={subject} help={help} helpLink={home}>
      <Text style={letterLook.text}>{text}</Text>
      <Text style={letterLook.text}>{as}</Text>
      <Button href={link} style={letterLook.button}>
        {button}
      </Button>
      <Text style={letterLook.small}>{note}</Text>
    </Letter>,
  );
  const paragraphs = ['Inkwell', subject, text, as, `${button}\n${link}`, note, `${help}\n${home}`];
  return { subject, html, text: `${paragraphs.join('\n\n')}\n` };
}
