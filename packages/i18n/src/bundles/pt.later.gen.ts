// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/pt/access-simulator.json' with { type: 'json' };
import admin from '../../messages/pt/admin.json' with { type: 'json' };
import console from '../../messages/pt/console.json' with { type: 'json' };
import education from '../../messages/pt/education.json' with { type: 'json' };
import feedMails from '../../messages/pt/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/pt/feeds.json' with { type: 'json' };
import operations from '../../messages/pt/operations.json' with { type: 'json' };
import organizations from '../../messages/pt/organizations.json' with { type: 'json' };
import reference from '../../messages/pt/reference.json' with { type: 'json' };
import referenceData from '../../messages/pt/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/pt/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/pt/staff-home.json' with { type: 'json' };
import students from '../../messages/pt/students.json' with { type: 'json' };
import verificationQueue from '../../messages/pt/verification-queue.json' with { type: 'json' };
import errors from '../../messages/pt/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
