// What a person finds in their mailbox: the links of the mails that the server under test sent.
import { type APIRequestContext, expect } from '@playwright/test';

type Mail = { kind: string; locale: string; subject: string; text: string; links: string[] };

/** The mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const reply = await request.get(`/_mail.json?to=${encodeURIComponent(address)}`);
  return ((await reply.json()) as { mails: Mail[] }).mails;
}

/**
 * The newest mail of a kind, as soon as it has arrived. Who has had such mails before, of the demo world or of another journey, is asked for the one with
 * a link that ends in `about`: the newest may be an older one whose successor is on its way.
 */
export async function mailOf(
  request: APIRequestContext,
  address: string,
  kind: string,
  { within = 15_000, about = '' }: { within?: number; about?: string } = {},
): Promise<Mail> {
  const told = ({ links }: Mail) => about === '' || links.some((link) => link.endsWith(about));
  const find = async () => (await mailsTo(request, address)).find((mail) => mail.kind === kind && told(mail));
  const message = `a mail ${kind} to ${address} ${about}`;
  await expect.poll(async () => (await find()) !== undefined, { timeout: within, message }).toBe(true);
  const mail = await find();
  if (!mail) throw new Error(`No mail ${kind} to ${address}`);
  return mail;
}

/** The path of the link in a mail, behind the origin; `parameter` holds its secret. */
export async function linkOf(request: APIRequestContext, address: string, kind: string, parameter = 'token'): Promise<string> {
  const link = (await mailOf(request, address, kind)).links.find((candidate) => candidate.includes(`${parameter}=`));
  if (!link) throw new Error(`The mail ${kind} to ${address} has no link`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
