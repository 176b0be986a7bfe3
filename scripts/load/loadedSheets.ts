import type { Compiled, Model } from '../../engine/plan/compiled.ts';
import { shapeOf } from '../../server/records/shape.ts';
import { singleKeys } from '../../server/records/uniqueGroups.ts';
import { keyFields } from '../../server/transfer/import/importOrder.ts';
import type { LineTable, SheetModels } from '../../server/transfer/import/lineSheets.ts';

/** What sheets of a file may hold for whoever types a command: nothing is hidden. */
export function loadedSheets(model: Model, models: Compiled['models'], map: ReadonlyMap<string, string>): SheetModels {
  const shape = shapeOf(model, new Set());
  const tables = model.subTables.flatMap((table): LineTable[] => {
    const child = models.get(table.model);
    if (!child) return [];
    const fields = child.fields.filter(({ key }) => key !== table.foreignKey);
    return [{ code: child.code, table, model: { ...child, fields }, named: {}, closed: child.import === false }];
  });
  const telling = new Set(singleKeys({ shape }).map(({ key }) => key));
  return { model, named: Object.fromEntries(map), tables, links: keyFields({ shape }), telling };
}
