// What the OpenID provider of the journeys knows the server under test by.
export const OPENID_CLIENT = { id: 'fairway-e2e', secret: 'a-client-secret-of-tests' } as const;
