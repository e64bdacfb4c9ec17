// The alumni bridge: a private address, given before the academic one dies and proven by a link. Nobody has to give one.
import { PRIVATE_ADDRESS_USES } from '@fairway/rules/alumni-bridge';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text } from '../kernel/fields.ts';

const use = z.enum(PRIVATE_ADDRESS_USES);
const base = '/api/v1/university-connection/private-address';

export const privateAddress = z
  .object({
    /** The end is near and a private address would help: show the notice. */
    needed: z.boolean(),
    /** The school whose proof or last program ends next, and the day; null where none ends within 60 days. */
    school: z.object({ id: z.int(), name: z.string() }).nullable(),
    endsOn: z.string().nullable(),
    accountEmail: z.string(),
    contactEmail: z.string().nullable(),
    /** What a private address may become; empty where the person has one everywhere. */
    uses: z.array(use),
    /** One that waits for its link. */
    pending: z.object({ email: z.string(), use }).nullable(),
  })
  .meta({ id: 'PrivateAddress' });

export const getPrivateAddress = endpoint({
  name: 'getPrivateAddress',
  method: 'GET',
  path: base,
  summary: 'Whether I should give a private address before my academic one ends, and what waits for its link.',
  tag: 'verification',
  access: 'candidate',
  returns: privateAddress,
  errors: [],
});

export const givePrivateAddress = endpoint({
  name: 'givePrivateAddress',
  method: 'POST',
  path: base,
  summary: 'Gives a private address: a link goes there. To become the account address it needs a recent proof of who I am.',
  tag: 'verification',
  access: 'candidate',
  body: z.strictObject({ email: text(300), use: use.default('contact') }),
  returns: privateAddress,
  errors: ['InvalidEmail', 'EmailNotAvailable', 'ProofNeeded', 'verification.address_academic', 'verification.wrong_state'],
  tx: false,
});

export const checkPrivateAddressLink = endpoint({
  name: 'checkPrivateAddressLink',
  method: 'GET',
  path: `${base}/verify`,
  summary: 'What the link of a mail is good for; changes nothing.',
  tag: 'verification',
  access: 'public',
  query: z.strictObject({ token: text(200) }),
  returns: z.object({ valid: z.boolean(), email: z.string().nullable(), use: use.nullable() }),
  errors: [],
});

export const provePrivateAddress = endpoint({
  name: 'provePrivateAddress',
  method: 'POST',
  path: `${base}/verify`,
  summary: 'Uses the link of a mail: the private address becomes the account’s or the contact address.',
  tag: 'verification',
  access: 'public',
  body: z.strictObject({ token: text(200) }),
  returns: z.object({ email: z.string(), use }),
  errors: ['InvalidToken', 'EmailNotAvailable'],
});
