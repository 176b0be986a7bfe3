import { cellKinds, cellTraits } from '../../schemas/generated/language.ts';
import type { Column } from '../../schemas/generated/types.ts';
import type { ValueKind } from './Plan.ts';

/** The column that hangs on this one through `linkageKey`. */
export function columnBelow(column: Column): string | undefined {
  return 'linkageKey' in column ? column.linkageKey : undefined;
}

/** The kind its type says; several choices of one column are a list of codes. */
export function kindOf(column: Pick<Column, 'type'>): ValueKind {
  const { several } = cellTraits[column.type];
  return several !== undefined && 'multiple' in column && column.multiple === true ? several : cellKinds[column.type];
}

/** What its values are asked for as: several references stand comma-joined and are found, as codes are, by one of them. */
export function askedKind(kind: ValueKind, cell: object): ValueKind {
  return kind === 'reference' && 'multiple' in cell && cell.multiple === true ? 'codes' : kind;
}
