// Importing this makes a module wait for what the landing page, the pages of content and the menus of postings say, and for nothing else.
import { loadLandingMessages } from '@fairway/i18n/landing-messages';
import { awaitMessages } from './messages.ts';

await awaitMessages(loadLandingMessages);
