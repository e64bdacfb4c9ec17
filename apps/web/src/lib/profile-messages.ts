// Importing this makes a module wait for what the profile page says, and for nothing else.
import { loadProfileMessages } from '@fairway/i18n/profile-messages';
import { awaitMessages } from './messages.ts';

await awaitMessages(loadProfileMessages);
