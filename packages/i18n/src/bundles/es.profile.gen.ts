// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/es/entries.json' with { type: 'json' };
import profile from '../../messages/es/profile.json' with { type: 'json' };
import score from '../../messages/es/score.json' with { type: 'json' };
import verification from '../../messages/es/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
