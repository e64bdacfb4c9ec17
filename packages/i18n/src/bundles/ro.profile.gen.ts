// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/ro/entries.json' with { type: 'json' };
import profile from '../../messages/ro/profile.json' with { type: 'json' };
import score from '../../messages/ro/score.json' with { type: 'json' };
import verification from '../../messages/ro/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
