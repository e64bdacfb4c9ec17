import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const WIDGET = { kind: 'text', titles: { en: 'Mine now' } };

export const things: FeatureThings = {
  paths: { '/api/v1/staff/schools/{schoolId}/widgets/{id}': 'widget', '/api/v1/admin/widgets/{id}': 'globalWidget' },
  pathsOf: { restoreSchoolWidget: { id: 'removedWidget' }, restoreGlobalWidget: { id: 'removedGlobalWidget' } },
  queries: { listWidgets: 'schoolIds={school}' },
  bodies: {
    addGlobalWidget: WIDGET,
    addSchoolWidget: WIDGET,
    changeGlobalWidget: WIDGET,
    changeSchoolWidget: WIDGET,
    orderGlobalWidgets: { ids: ['{globalWidget}'] },
    orderSchoolWidgets: { ids: ['{widget}'] },
  },
  nobodysNames: ['ids'],
  ownAnswers: { uploadSchoolWidgetImage: '415 avatar.wrong_type', uploadGlobalWidgetImage: '415 avatar.wrong_type' },
  watched: { widget: ['globalWidget', 'removedGlobalWidget'] },
  async rows({ put, id, mark, openMark, serial, now }) {
    const widgetOf = (school_id: number | null, position: number, removed_at: Date | null) =>
      put('widget', {
        ...{ id: newId(), school_id, kind: 'text', titles: JSON.stringify({ en: school_id ? mark : openMark }), position },
        ...{ created_at: now, updated_at: now, removed_at },
      });
    const school = Number(id('school'));
    return {
      widget: await widgetOf(school, 1, null),
      removedWidget: await widgetOf(school, 2, now),
      globalWidget: await widgetOf(null, serial, null),
      removedGlobalWidget: await widgetOf(null, serial, now),
    };
  },
};
