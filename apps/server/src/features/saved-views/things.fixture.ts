import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const LIST = '/api/v1/admin/users';
const VIEW = { list: LIST, name: 'Mine', search: 'q=a', isShared: false };

export const things: FeatureThings = {
  paths: { '/api/v1/staff/schools/{schoolId}/saved-views/{id}': 'savedView', '/api/v1/admin/saved-views/{id}': 'platformView' },
  queries: { listSchoolSavedViews: `list=${LIST}`, listPlatformSavedViews: `list=${LIST}` },
  bodies: { addSchoolSavedView: VIEW, addPlatformSavedView: VIEW },
  ownRoles: { changeSchoolSavedView: 'careerStaff', removeSchoolSavedView: 'careerStaff' },
  async rows({ put, id, operator, mark, openMark, now }) {
    const viewOf = (user_id: string, school_id: number | null) =>
      put('saved_view', {
        ...{ id: newId(), user_id, school_id, list: LIST, name: school_id ? mark : openMark, search: '' },
        ...{ is_shared: false, created_at: now },
      });
    return { savedView: await viewOf(id('staff'), Number(id('school'))), platformView: await viewOf(operator, null) };
  },
};
