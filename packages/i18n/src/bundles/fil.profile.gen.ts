// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/fil/entries.json' with { type: 'json' };
import profile from '../../messages/fil/profile.json' with { type: 'json' };
import score from '../../messages/fil/score.json' with { type: 'json' };
import verification from '../../messages/fil/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
