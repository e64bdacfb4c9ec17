// Importing this makes a module wait for what the login popup and the public pages that are made in the browser say, and for nothing else.
import { loadVisitorMessages } from '@fairway/i18n/visitor-messages';
import { awaitMessages } from './messages.ts';

await awaitMessages(loadVisitorMessages);
