// Leads an administrator to the provider for a test of the connection (H_SAM). A link, because a page's policy lets form posts go to the shop alone.
import { redirectDocument } from 'react-router';
import type { Route } from './+types/sign-on-test-page';
import type { signOnContract } from '#people/sign-on/contract';
import { ask } from '#ui/page/page-visit';

export async function loader(args: Route.LoaderArgs) {
  const { next } = await ask<typeof signOnContract>(args)('POST /api/organization/sign-on/test', { body: {} });
  throw redirectDocument(next);
}

export default function SignOnTestPage() {
  return null;
}
