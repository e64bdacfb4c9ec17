// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import admin from '../../messages/en/admin.json' with { type: 'json' };
import console from '../../messages/en/console.json' with { type: 'json' };
import education from '../../messages/en/education.json' with { type: 'json' };
import feedMails from '../../messages/en/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/en/feeds.json' with { type: 'json' };
import operations from '../../messages/en/operations.json' with { type: 'json' };
import organizations from '../../messages/en/organizations.json' with { type: 'json' };
import reference from '../../messages/en/reference.json' with { type: 'json' };
import referenceData from '../../messages/en/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/en/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/en/staff-home.json' with { type: 'json' };
import students from '../../messages/en/students.json' with { type: 'json' };
import verificationQueue from '../../messages/en/verification-queue.json' with { type: 'json' };
import errors from '../../messages/en/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
