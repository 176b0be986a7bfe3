import { cellKinds } from '../../../schemas/generated/language.ts';
import type { Column } from '../../../schemas/generated/types.ts';
import type { Written } from '../../compile/checks/Check.ts';
import { choicesFinder } from '../../compile/checks/choices.ts';
import { kindOf } from '../../plan/declaredColumn.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { asValue, type Found, valueAt, type World } from './Completion.ts';
import { around, fieldAt } from './fieldsAt.ts';
import type { Spot } from './Spot.ts';

/** A column as far as something is known of its values. */
interface Chosen {
  column: Written;
  kind: ValueKind;
}

/** The values a place may hold by the field it is of: items of its dictionary, its options, the two sides of a switch. */
export function choicesAt(spot: Spot, world: World): Found[] {
  const chosen = chosenAt(spot, world);
  return chosen === undefined ? [] : itemsOf(chosen, world).map(({ value, text }) => asValue(value, text));
}

/** The items of a field of whoever is spoken of at a place. */
export function itemsOfField(spot: Spot, key: string, world: World): readonly { value: string; text: string }[] {
  const chosen = ofField(spot, key, world);
  return chosen === undefined ? [] : itemsOf(chosen, world);
}

function itemsOf({ column, kind }: Chosen, { compiled }: World) {
  const texts = choicesFinder(compiled.dictionaries)(column, kind)?.texts() ?? new Map<string, string>();
  // Those of a switch are called by their values.
  return [...texts].map(([value, text]) => ({ value, text: text === value ? '' : text }));
}

function chosenAt(spot: Spot, world: World): Chosen | undefined {
  const { document, path } = spot;
  const [key, list] = [path.at(-1), path.at(-2)];
  if (key === 'defaultValue') return ofDefault(spot, world);
  if (list === 'set' && typeof key === 'string') return ofField(spot, key, world);
  // A button's condition names its field beside the values.
  if (list === 'in' && path.at(-3) === 'when')
    return ofField(spot, String(valueAt(document.value, [...path.slice(0, -2), 'field'])), world);
  const isState = path[0] === 'states' && STATES.has(String(typeof key === 'number' ? list : key));
  return isState ? ofField(spot, String(valueAt(document.value, ['states', 'field'])), world) : undefined;
}

/** Where a model says which state a record is in. */
const STATES: ReadonlySet<string> = new Set(['initial', 'final', 'from', 'to', 'in']);

function ofDefault(spot: Spot, world: World): Chosen | undefined {
  const { document, path } = spot;
  // How a field is asked for stands within the field.
  const own = valueAt(document.value, path.at(-2) === 'query' ? path.slice(0, -2) : around(path));
  const written = Object(own) as Written & { key?: unknown };
  return ofWritten(written) ?? ofField(spot, String(written.key), world);
}

/** What stands there is enough to know. */
function ofWritten(column: Written): Chosen | undefined {
  if (column.type !== undefined && column.type in cellKinds) return { column, kind: kindOf(column as Column) };
  return column.dictCode === undefined && column.options === undefined ? undefined : { column, kind: 'code' };
}

function ofField(spot: Spot, key: string, world: World): Chosen | undefined {
  const field = fieldAt(spot, key, world);
  if (field === undefined) return undefined;
  return { column: 'cell' in field ? field.cell : { dictCode: field.dictCode }, kind: field.kind };
}
