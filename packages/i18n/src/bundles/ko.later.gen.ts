// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/ko/access-simulator.json' with { type: 'json' };
import admin from '../../messages/ko/admin.json' with { type: 'json' };
import console from '../../messages/ko/console.json' with { type: 'json' };
import education from '../../messages/ko/education.json' with { type: 'json' };
import feedMails from '../../messages/ko/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/ko/feeds.json' with { type: 'json' };
import operations from '../../messages/ko/operations.json' with { type: 'json' };
import organizations from '../../messages/ko/organizations.json' with { type: 'json' };
import reference from '../../messages/ko/reference.json' with { type: 'json' };
import referenceData from '../../messages/ko/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/ko/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/ko/staff-home.json' with { type: 'json' };
import students from '../../messages/ko/students.json' with { type: 'json' };
import verificationQueue from '../../messages/ko/verification-queue.json' with { type: 'json' };
import errors from '../../messages/ko/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
