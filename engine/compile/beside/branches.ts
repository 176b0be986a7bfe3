import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Column, PickerFile } from '../../../schemas/generated/types.ts';
import type { Branch } from '../../plan/beside.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import type { DictionaryTree } from '../../plan/Plan.ts';

type Pickers = ReadonlyMap<string, PickerFile>;

/** The model with what its fields know of the records below their values. */
export function withBranches(model: Model, pickers: Pickers): Model {
  let fields: Field[] | undefined;
  model.fields.forEach((field, index) => {
    const branch = branchOf(field.cell, field.tree, pickers);
    if (branch === undefined) return;
    fields ??= [...model.fields];
    fields[index] = { ...field, branch };
  });
  return fields === undefined ? model : { ...model, fields };
}

function branchOf(column: Column, tree: DictionaryTree | undefined, pickers: Pickers): Branch | undefined {
  const { tree: chosen, picker: chooser } = cellTraits[column.type];
  if (chosen === 'dictionary')
    return tree && several(column, { table: tree.tableName, value: tree.code, id: tree.code, parent: tree.pidField });
  if (chosen === 'category') return several(column, CATEGORIES);
  if (chooser !== 'department') return undefined;
  const declared = pickers.get('picker' in column && column.picker ? column.picker : chooser);
  if (declared?.type !== 'department') return undefined;
  const kept = declared.value === 'id' ? DEPARTMENT_IDS : { ...DEPARTMENT_IDS, value: 'org_code' };
  return several(column, kept, declared.multiple);
}

const CATEGORIES: Branch = { table: 'sys_category', value: 'id', id: 'id', parent: 'pid' };
const DEPARTMENT_IDS: Branch = { table: 'sys_depart', value: 'id', id: 'id', parent: 'parent_id' };

function several(column: Column, branch: Branch, unless = false): Branch {
  const multiple = 'multiple' in column && column.multiple !== undefined ? column.multiple : unless;
  return multiple === true ? { ...branch, several: true } : branch;
}
