// A call to a provider that speaks plain OAuth 2: bounded in time and size, JSON whatever it calls itself.
import { PROVIDER_TIMEOUT_MS, SocialError, SocialRefusal } from './gateway.ts';

const LONGEST_CHARACTERS = 100_000;

/** The JSON object at `url`. @throws SocialRefusal on 400, SocialError on anything else */
export async function jsonCall(url: URL, init: RequestInit = {}): Promise<Record<string, unknown>> {
  try {
    const reply = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
    const body = (await reply.text()).slice(0, LONGEST_CHARACTERS);
    if (reply.status === 400) throw new SocialRefusal('The provider refused what it was given');
    const parsed: unknown = JSON.parse(body);
    if (!reply.ok || typeof parsed !== 'object' || parsed === null) throw new SocialError(`The provider answered ${reply.status}`);
    return parsed as Record<string, unknown>;
  } catch (error) {
    if (error instanceof SocialError) throw error;
    throw new SocialError('The provider cannot be reached', { cause: error });
  }
}

/** A text field, or an empty text. */
export const textOf = (body: Record<string, unknown>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};
