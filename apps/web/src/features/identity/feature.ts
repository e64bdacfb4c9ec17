import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'identity',
  uses: [],
  parts: ['account-links', 'console-landing', 'error-words', 'landing', 'login-calls', 'passkey-sign-in', 'redirect-target'],
} satisfies WebFeature;
