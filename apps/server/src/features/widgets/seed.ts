// The widgets of the demo world: four of the Nordic School, one of them off, and two of the platform.
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { GLOBAL_WIDGETS, NORDIC_WIDGETS } from './world/widgets.ts';

const NORDIC = 'nordic';

/** Writes them. Returns how many. */
export async function seedWidgets(
  transaction: DatabaseTransaction,
  { today, schools }: { today: Date; schools: readonly { id: number; slug: string }[] },
): Promise<number> {
  const school = schools.find(({ slug }) => slug === NORDIC);
  if (!school) throw new Error('The demo world has no Nordic School');
  const row = (schoolId: number | null) => (widget: (typeof NORDIC_WIDGETS)[number], at: number) => ({
    id: stableUuid(`demo widget ${widget.titles.en}`),
    school_id: schoolId,
    kind: widget.kind,
    titles: JSON.stringify(widget.titles),
    texts: JSON.stringify(widget.texts),
    link: widget.link,
    position: at + 1,
    is_active: widget.active,
    created_at: today,
    updated_at: today,
  });
  const rows = [...NORDIC_WIDGETS.map(row(school.id)), ...GLOBAL_WIDGETS.map(row(null))];
  await transaction.insertInto('widget').values(rows).execute();
  return rows.length;
}
