// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/cn/entries.json' with { type: 'json' };
import profile from '../../messages/cn/profile.json' with { type: 'json' };
import score from '../../messages/cn/score.json' with { type: 'json' };
import verification from '../../messages/cn/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
