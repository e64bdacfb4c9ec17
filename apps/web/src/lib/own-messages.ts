// Importing this makes a module wait for what pages and dialogs of somebody signed in say. Only modules that are loaded when they are needed
// may import it.
import { loadOwnMessages } from '@fairway/i18n/own-messages';
import { awaitMessages } from './messages.ts';

await awaitMessages(loadOwnMessages);
