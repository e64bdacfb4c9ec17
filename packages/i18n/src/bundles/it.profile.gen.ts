// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/it/entries.json' with { type: 'json' };
import profile from '../../messages/it/profile.json' with { type: 'json' };
import score from '../../messages/it/score.json' with { type: 'json' };
import verification from '../../messages/it/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
