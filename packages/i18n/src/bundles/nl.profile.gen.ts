// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/nl/entries.json' with { type: 'json' };
import profile from '../../messages/nl/profile.json' with { type: 'json' };
import score from '../../messages/nl/score.json' with { type: 'json' };
import verification from '../../messages/nl/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
