// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/ro/access-simulator.json' with { type: 'json' };
import admin from '../../messages/ro/admin.json' with { type: 'json' };
import console from '../../messages/ro/console.json' with { type: 'json' };
import education from '../../messages/ro/education.json' with { type: 'json' };
import feedMails from '../../messages/ro/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/ro/feeds.json' with { type: 'json' };
import operations from '../../messages/ro/operations.json' with { type: 'json' };
import organizations from '../../messages/ro/organizations.json' with { type: 'json' };
import reference from '../../messages/ro/reference.json' with { type: 'json' };
import referenceData from '../../messages/ro/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/ro/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/ro/staff-home.json' with { type: 'json' };
import students from '../../messages/ro/students.json' with { type: 'json' };
import verificationQueue from '../../messages/ro/verification-queue.json' with { type: 'json' };
import errors from '../../messages/ro/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
