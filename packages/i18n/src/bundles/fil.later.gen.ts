// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/fil/access-simulator.json' with { type: 'json' };
import admin from '../../messages/fil/admin.json' with { type: 'json' };
import console from '../../messages/fil/console.json' with { type: 'json' };
import education from '../../messages/fil/education.json' with { type: 'json' };
import feedMails from '../../messages/fil/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/fil/feeds.json' with { type: 'json' };
import operations from '../../messages/fil/operations.json' with { type: 'json' };
import organizations from '../../messages/fil/organizations.json' with { type: 'json' };
import reference from '../../messages/fil/reference.json' with { type: 'json' };
import referenceData from '../../messages/fil/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/fil/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/fil/staff-home.json' with { type: 'json' };
import students from '../../messages/fil/students.json' with { type: 'json' };
import verificationQueue from '../../messages/fil/verification-queue.json' with { type: 'json' };
import errors from '../../messages/fil/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
