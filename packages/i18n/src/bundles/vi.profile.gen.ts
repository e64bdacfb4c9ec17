// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/vi/entries.json' with { type: 'json' };
import profile from '../../messages/vi/profile.json' with { type: 'json' };
import score from '../../messages/vi/score.json' with { type: 'json' };
import verification from '../../messages/vi/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
