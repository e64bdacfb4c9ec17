// Requests about a person that a school wrote down are theirs to read. The rows outlive the account, empty of it: that a request was answered stays told.
import type { Eraser, PersonalDataPart } from '../../kernel/personal-data.ts';

export const dataRequestPersonalData: PersonalDataPart = {
  name: 'data-requests',
  heading: (t) => t('archive.parts.dataRequests'),
  read: (database, { userId }) =>
    database
      .selectFrom('school_data_request as q')
      .innerJoin('school as s', 's.id', 'q.school_id')
      .select([
        's.name as school',
        'q.kind',
        'q.came_by as cameBy',
        'q.note',
        'q.received_on as receivedOn',
        'q.due_on as dueOn',
        'q.state',
      ])
      .select(['q.reason', 'q.exported_at as exportedAt', 'q.closed_at as closedAt'])
      .where('q.user_id', '=', userId)
      .orderBy('q.received_on')
      .orderBy('q.id')
      .execute(),
};

export const emptyDataRequests: Eraser = async (transaction, { userId }) => {
  await transaction.updateTable('school_data_request').set({ note: '', user_id: null }).where('user_id', '=', userId).execute();
};
