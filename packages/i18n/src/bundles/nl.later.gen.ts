// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/nl/access-simulator.json' with { type: 'json' };
import admin from '../../messages/nl/admin.json' with { type: 'json' };
import console from '../../messages/nl/console.json' with { type: 'json' };
import education from '../../messages/nl/education.json' with { type: 'json' };
import feedMails from '../../messages/nl/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/nl/feeds.json' with { type: 'json' };
import operations from '../../messages/nl/operations.json' with { type: 'json' };
import organizations from '../../messages/nl/organizations.json' with { type: 'json' };
import reference from '../../messages/nl/reference.json' with { type: 'json' };
import referenceData from '../../messages/nl/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/nl/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/nl/staff-home.json' with { type: 'json' };
import students from '../../messages/nl/students.json' with { type: 'json' };
import verificationQueue from '../../messages/nl/verification-queue.json' with { type: 'json' };
import errors from '../../messages/nl/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
