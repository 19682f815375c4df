// The layout of every mail: brand, heading, content, help.
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { UnbrokenNumbers } from './unbroken-numbers.tsx';
import { letterLook } from './letter-look.ts';

/** The shop's name is the same in every language. */
const SHOP = 'Inkwell';

export interface LetterProps {
  readonly lang: string;
  /** Preview text in a list of mails, after the subject. */
  readonly preview: string;
  readonly title: string;
  /** One sentence with the phone number, before the shop's address. */
  readonly help: string;
  /** Address of the help page. */
  readonly helpLink: string;
  /** Below the help: why this mail was sent. */
  readonly why?: string;
  readonly children: ReactNode;
}

/** A mail ready to send. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export function Letter({ lang, preview, title, help, helpLink, why, children }: LetterProps) {
  return (
    <Html lang={lang}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={letterLook.body}>
        <Container style={letterLook.sheet}>
          <Section style={letterLook.band}>
            <Text style={letterLook.brand}>{SHOP}</Text>
          </Section>
          <Section style={letterLook.inside}>
            <Heading as="h1" style={letterLook.title}>
              {title}
            </Heading>
            {children}
            <Text style={letterLook.small}>
              <UnbrokenNumbers>{help}</UnbrokenNumbers>{' '}
              <Link href={helpLink} style={letterLook.link}>
                {new URL(helpLink).host}
              </Link>
            </Text>
            {why !== undefined && <Text style={letterLook.small}>{why}</Text>}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** User-written text: an empty line begins a paragraph, single line breaks are kept. */
export const Paragraphs = ({ text }: { readonly text: string }) =>
  text.split('\n\n').map((paragraph) => (
    <Text key={paragraph} style={letterLook.typed}>
      {paragraph}
    </Text>
  ));
