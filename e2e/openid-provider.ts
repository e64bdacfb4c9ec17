// A certified OpenID provider (npm oidc-provider) for the journeys: whoever types a name on its own login page is that person, with the
// address NAME@openid.example, proven. Started beside the server under test; port and the address of that server by environment.
import Provider from 'oidc-provider';
import { OPENID_CLIENT } from './openid-client.ts';

const port = Number(process.env.OPENID_PORT);
const site = process.env.OPENID_SITE ?? '';

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: OPENID_CLIENT.id,
      client_secret: OPENID_CLIENT.secret,
      redirect_uris: [`${site}/identity/v1/user/authenticate-google/callback`, `${site}/api/v1/university-connection/sign-in/callback`],
      token_endpoint_auth_method: 'client_secret_post',
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'eduperson_affiliation'] },
  findAccount: async (_context, id) => ({
    accountId: id,
    claims: async () => ({
      sub: id,
      email: `${id.toLowerCase()}@openid.example`,
      email_verified: true,
      given_name: id,
      family_name: 'Openid',
      // What a school asks for: whoever calls themselves staff is no student.
      eduperson_affiliation: id.startsWith('staff') ? ['staff'] : ['member', 'student'],
    }),
  }),
  pkce: { required: () => true },
  cookies: { keys: ['a-key-of-tests'] },
});
provider.listen(port, '127.0.0.1');
