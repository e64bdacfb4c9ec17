// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/ru/access-simulator.json' with { type: 'json' };
import admin from '../../messages/ru/admin.json' with { type: 'json' };
import console from '../../messages/ru/console.json' with { type: 'json' };
import education from '../../messages/ru/education.json' with { type: 'json' };
import feedMails from '../../messages/ru/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/ru/feeds.json' with { type: 'json' };
import operations from '../../messages/ru/operations.json' with { type: 'json' };
import organizations from '../../messages/ru/organizations.json' with { type: 'json' };
import reference from '../../messages/ru/reference.json' with { type: 'json' };
import referenceData from '../../messages/ru/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/ru/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/ru/staff-home.json' with { type: 'json' };
import students from '../../messages/ru/students.json' with { type: 'json' };
import verificationQueue from '../../messages/ru/verification-queue.json' with { type: 'json' };
import errors from '../../messages/ru/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
