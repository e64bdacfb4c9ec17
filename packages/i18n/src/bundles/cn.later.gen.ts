// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/cn/access-simulator.json' with { type: 'json' };
import admin from '../../messages/cn/admin.json' with { type: 'json' };
import console from '../../messages/cn/console.json' with { type: 'json' };
import education from '../../messages/cn/education.json' with { type: 'json' };
import feedMails from '../../messages/cn/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/cn/feeds.json' with { type: 'json' };
import operations from '../../messages/cn/operations.json' with { type: 'json' };
import organizations from '../../messages/cn/organizations.json' with { type: 'json' };
import reference from '../../messages/cn/reference.json' with { type: 'json' };
import referenceData from '../../messages/cn/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/cn/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/cn/staff-home.json' with { type: 'json' };
import students from '../../messages/cn/students.json' with { type: 'json' };
import verificationQueue from '../../messages/cn/verification-queue.json' with { type: 'json' };
import errors from '../../messages/cn/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
