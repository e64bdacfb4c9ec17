// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/it/access-simulator.json' with { type: 'json' };
import admin from '../../messages/it/admin.json' with { type: 'json' };
import console from '../../messages/it/console.json' with { type: 'json' };
import education from '../../messages/it/education.json' with { type: 'json' };
import feedMails from '../../messages/it/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/it/feeds.json' with { type: 'json' };
import operations from '../../messages/it/operations.json' with { type: 'json' };
import organizations from '../../messages/it/organizations.json' with { type: 'json' };
import reference from '../../messages/it/reference.json' with { type: 'json' };
import referenceData from '../../messages/it/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/it/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/it/staff-home.json' with { type: 'json' };
import students from '../../messages/it/students.json' with { type: 'json' };
import verificationQueue from '../../messages/it/verification-queue.json' with { type: 'json' };
import errors from '../../messages/it/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
