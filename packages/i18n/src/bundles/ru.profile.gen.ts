// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/ru/entries.json' with { type: 'json' };
import profile from '../../messages/ru/profile.json' with { type: 'json' };
import score from '../../messages/ru/score.json' with { type: 'json' };
import verification from '../../messages/ru/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
