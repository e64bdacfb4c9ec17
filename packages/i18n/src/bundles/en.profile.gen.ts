// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/en/entries.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import score from '../../messages/en/score.json' with { type: 'json' };
import verification from '../../messages/en/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
