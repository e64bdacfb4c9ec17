// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/jp/access-simulator.json' with { type: 'json' };
import admin from '../../messages/jp/admin.json' with { type: 'json' };
import console from '../../messages/jp/console.json' with { type: 'json' };
import education from '../../messages/jp/education.json' with { type: 'json' };
import feedMails from '../../messages/jp/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/jp/feeds.json' with { type: 'json' };
import operations from '../../messages/jp/operations.json' with { type: 'json' };
import organizations from '../../messages/jp/organizations.json' with { type: 'json' };
import reference from '../../messages/jp/reference.json' with { type: 'json' };
import referenceData from '../../messages/jp/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/jp/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/jp/staff-home.json' with { type: 'json' };
import students from '../../messages/jp/students.json' with { type: 'json' };
import verificationQueue from '../../messages/jp/verification-queue.json' with { type: 'json' };
import errors from '../../messages/jp/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
