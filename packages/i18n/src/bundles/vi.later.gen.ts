// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/vi/access-simulator.json' with { type: 'json' };
import admin from '../../messages/vi/admin.json' with { type: 'json' };
import console from '../../messages/vi/console.json' with { type: 'json' };
import education from '../../messages/vi/education.json' with { type: 'json' };
import feedMails from '../../messages/vi/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/vi/feeds.json' with { type: 'json' };
import operations from '../../messages/vi/operations.json' with { type: 'json' };
import organizations from '../../messages/vi/organizations.json' with { type: 'json' };
import reference from '../../messages/vi/reference.json' with { type: 'json' };
import referenceData from '../../messages/vi/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/vi/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/vi/staff-home.json' with { type: 'json' };
import students from '../../messages/vi/students.json' with { type: 'json' };
import verificationQueue from '../../messages/vi/verification-queue.json' with { type: 'json' };
import errors from '../../messages/vi/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
