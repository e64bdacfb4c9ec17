// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/pt/entries.json' with { type: 'json' };
import profile from '../../messages/pt/profile.json' with { type: 'json' };
import score from '../../messages/pt/score.json' with { type: 'json' };
import verification from '../../messages/pt/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
