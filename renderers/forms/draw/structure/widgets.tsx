import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { columnOf } from '../../../../engine/rules/schemaColumn.ts';
import { cellKinds } from '../../../../schemas/generated/language.ts';
import type { DataSchema } from '../../../../schemas/generated/types.ts';
import type { CellColumn } from '../../../cells/Cell.ts';
import { CellEditor } from '../../../cells/editors/CellEditor.tsx';
import { StructureErrors } from './templates.tsx';

/** A single value of a structure: the editor of the cell type that fits its schema. */
function CellWidget({ id, name, label, schema, value, options, disabled, readonly, onChange }: WidgetProps) {
  // A mark, though RJSF would name both of its states.
  const enumOptions = schema.type === 'boolean' ? undefined : options.enumOptions;
  const wrong = useContext(StructureErrors).has(id);
  const column = enumOptions ? choiceOf(name, enumOptions) : columnOf(name, schema as DataSchema);
  const change = (next: unknown) => {
    if (enumOptions) onChange(enumOptions.find((one) => String(one.value) === next)?.value);
    else if (cellKinds[column.type] === 'flag') onChange(next === ON);
    else onChange(next ?? undefined);
  };
  return (
    <CellEditor
      id={id}
      column={{ ...column, title: label, kind: cellKinds[column.type] } as CellColumn}
      value={enumOptions ? textOf(value) : cellKinds[column.type] === 'flag' ? (value === true ? ON : OFF) : value}
      onChange={change}
      disabled={disabled === true || readonly === true}
      status={wrong ? 'error' : undefined}
      describedBy={`${id}-note`}
    />
  );
}

/** What a switch stores by itself. */
const [ON, OFF] = ['Y', 'N'];

const textOf = (value: unknown) => (value === undefined || value === null ? null : String(value));

function choiceOf(key: string, choices: readonly { value: unknown; label: string }[]) {
  const options = choices.map(({ value, label }) => ({ value: String(value), text: label }));
  return { key, type: 'select' as const, options };
}

/** Every input RJSF may ask for is one of our cells. */
export const WIDGETS = {
  TextWidget: CellWidget,
  SelectWidget: CellWidget,
  CheckboxWidget: CellWidget,
  DateWidget: CellWidget,
  DateTimeWidget: CellWidget,
  TimeWidget: CellWidget,
  EmailWidget: CellWidget,
  URLWidget: CellWidget,
};
