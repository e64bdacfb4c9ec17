// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/es/access-simulator.json' with { type: 'json' };
import admin from '../../messages/es/admin.json' with { type: 'json' };
import console from '../../messages/es/console.json' with { type: 'json' };
import education from '../../messages/es/education.json' with { type: 'json' };
import feedMails from '../../messages/es/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/es/feeds.json' with { type: 'json' };
import operations from '../../messages/es/operations.json' with { type: 'json' };
import organizations from '../../messages/es/organizations.json' with { type: 'json' };
import reference from '../../messages/es/reference.json' with { type: 'json' };
import referenceData from '../../messages/es/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/es/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/es/staff-home.json' with { type: 'json' };
import students from '../../messages/es/students.json' with { type: 'json' };
import verificationQueue from '../../messages/es/verification-queue.json' with { type: 'json' };
import errors from '../../messages/es/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
