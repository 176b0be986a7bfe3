import { columnShape, PROPERTY } from './columns.ts';
import { below, entryOf, itemsOf, listed, named, type Part, partOf, type Shape, type Spot, shaped } from './Part.ts';
import { type Sources, unwritten } from './Sources.ts';

/** A list of records: what says of it, nearest first, and the model behind it. */
export interface RecordsSaid {
  sources: Sources;
  said: readonly Spot[];
  model: readonly Spot[];
  /** Of a list below a record: what its model says of the rows. */
  bond?: readonly Spot[];
}

/** A page or a list in it whose rows are records. */
export function recordsShape(records: RecordsSaid): Shape {
  const { sources, said, model, bond = [] } = records;
  const states = below(model, 'states');
  const entries = (key: string, kind: string, list: string) => sources.shared(said, key, kind, list)[0];
  const columns = listed((value, part) => {
    const key = named(value, 'key');
    const spots = [...entryOf(entries('columns', 'columns', 'columns'), 'key', key), ...fieldOf(model, key)];
    return partOf(part, spots, { shape: columnShape(states, key) });
  });
  const query = listed((value, part) => {
    const key = named(value, 'key');
    const own = entryOf(entries('query', 'query', 'items'), 'key', key);
    const field = fieldOf(model, key);
    const asked = own.length > 0 ? own : below(field, 'query');
    return partOf(part, [...asked, ...field], { shape: columnShape() });
  });
  const actions = (place: string) => listed((value, part) => actionPart(value, part, { said, states, place }));
  const layout = sources.shared(said, 'form', 'form');
  return shaped({
    id: (_key, _value, part) => unwritten(part),
    code: (_key, _value, part) => unwritten(part),
    hash: (_key, _value, part) => unwritten(part),
    title: (key, _value, part) => partOf(part, below([...said, ...bond, ...(bond.length > 0 ? model : [])], key)),
    permission: (key, _value, part) => partOf(part, below([...said, ...model], key)),
    source: (_key, _value, part) => partOf(part, model, { shape: sourceShape(said) }),
    recordTitle: (_key, _value, part) => partOf(part, below(model, 'title')),
    columns: (key, _value, part) => partOf(part, below(said, key), { shape: columns }),
    query: (key, _value, part) => partOf(part, below(said, key), { shape: query }),
    form: (_key, _value, part) => partOf(part, layout, { shape: formShape({ sources, layout, model }) }),
    toolbar: (key, _value, part) => partOf(part, below(said, key), { shape: actions('toolbar') }),
    rowActions: (key, _value, part) => partOf(part, below(said, key), { shape: actions('rowActions') }),
    sort: (key, _value, part) => partOf(part, below([...said, ...model], key)),
    tree: (key, _value, part) => partOf(part, below(model, key)),
    prints: (_key, _value, part) => partOf(part, [], { shape: printsShape(sources) }),
    grid: (key, _value, part) =>
      partOf(part, below(said, key), { shape: gridShape(columns, below([...said, ...bond], 'grid')) }),
    subLists: (key, _value, part) => partOf(part, below(said, key), { shape: subListsShape(records) }),
    by: (key, value, part) =>
      partOf(part, fieldOf(model, named(value, 'key')), {
        from: below(said, key),
        shape: columnShape(states, named(value, 'key')),
      }),
    beside: (key, value, part) => {
      const own = below(said, key).map((spot) => ({ ...spot, keys: { key: 'field' } }));
      return partOf(part, [...own, ...below(said, key), ...fieldOf(model, named(value, 'key'))]);
    },
    foreignKey: (key, _value, part) => partOf(part, [...below(said, 'field'), ...below(bond, key)]),
    single: (key, _value, part) => partOf(part, below(bond, key)),
    locks: (_key, _value, part) => partOf(part, [], { from: states }),
    look: (_key, _value, part) => ({ ...unwritten(part), from: said }),
  });
}

export const fieldOf = (owner: readonly Spot[], key: unknown, list = 'fields'): Spot[] =>
  entryOf(below(owner, list)[0], 'key', key);

/** What is said of a model besides its fields; `model` is its code, or follows from who names it. */
const sourceShape = (said: readonly Spot[]): Shape =>
  shaped({
    model: (_key, _value, part) => partOf(part, below(part.spots, 'code'), { from: saidUnder(said, 'model', 'table') }),
    states: (_key, _value, part) => partOf(part, below(part.spots, 'states', 'field')),
    tree: (key, _value, part) => partOf(part, [], { from: below(part.spots, key) }),
  });

const saidUnder = (said: readonly Spot[], ...keys: string[]): Spot[] => keys.flatMap((key) => below(said, key));

const gridShape = (columns: Shape, said: readonly Spot[]): Shape =>
  shaped({
    options: (_key, _value, part) => partOf(part, said),
    columns: (_key, _value, part) => partOf(part, [], { shape: columns }),
  });

const printsShape = (sources: Sources): Shape =>
  listed((value, part) => {
    const papers: Shape = (index, _value, inner) => {
      const [paper] = below(inner.spots, 'paper');
      const [one] = paper?.node.type === 'array' ? below([paper], Number(index)) : [paper];
      const titled = below(one ? [one] : [], 'title');
      return partOf(inner, titled);
    };
    return partOf(part, sources.of('print', named(value, 'id')), {
      shape: shaped({
        id: (_key, _value, inner) => unwritten(inner),
        papers: (_key, _value, inner) => partOf(inner, inner.spots, { shape: papers }),
      }),
    });
  });

/** A button that is written, or one that takes a row from state to state. */
function actionPart(
  value: unknown,
  part: Part,
  { said, states, place }: { said: readonly Spot[]; states: readonly Spot[]; place: string },
): Part {
  const code = named(value, 'code');
  const own = entryOf(below(said, place)[0], 'code', code);
  const moves = own.length > 0 ? [] : entryOf(below(states, 'transitions')[0], 'code', code);
  const spots = [...own, ...moves];
  const shape = shaped({
    permission: (_key, _value, inner) => partOf(inner, [], { from: spots }),
    call: (_key, _value, inner) =>
      partOf(inner, spots, {
        shape: shaped({
          prompt: (key, _said, prompt) =>
            partOf(prompt, below(spots, key), { from: below(moves, 'comment'), shape: columnShape() }),
        }),
      }),
    set: (_key, _value, inner) =>
      moves.length === 0
        ? undefined
        : partOf(inner, moves, { shape: (_field, _to, to) => partOf(to, below(moves, 'to')) }),
    when: (key, _value, inner) =>
      partOf(inner, moves.length === 0 ? below(own, key) : [], {
        from: states,
        ...(moves.length === 0 ? {} : { shape: whenMoved(moves, states) }),
      }),
  });
  return partOf(part, spots, { shape });
}

const whenMoved = (moves: readonly Spot[], states: readonly Spot[]): Shape =>
  shaped({
    field: (key, _value, part) => partOf(part, below(states, key)),
    in: (_key, _value, part) => {
      const [from] = below(moves, 'from');
      return partOf(part, from?.node.type === 'array' ? [from] : [], {
        ...(from?.node.type === 'string' ? { shape: (_at, _value, inner) => partOf(inner, [from]) } : {}),
      });
    },
  });

interface FormSaid {
  sources: Sources;
  layout: readonly Spot[];
  model: readonly Spot[];
}

export function formShape({ sources, layout, model }: FormSaid): Shape {
  const schema = below(layout, 'schema');
  const states = below(model, 'states');
  const fields = listed((value, part) => {
    const key = named(value, 'key');
    const property = propertyOf(schema, key);
    const spots = [...entryOf(below(layout, 'fields')[0], 'key', key), ...property, ...fieldOf(model, key)];
    const shape = columnShape(states, key);
    return partOf(part, spots, {
      shape: (name, said, inner) =>
        name === 'schema' ? partOf(inner, [], { from: property }) : shape(name, said, inner),
    });
  });
  const tables = listed((value, part) => {
    const key = named(value, 'key');
    const child = sources.ofCode(key);
    const id = child[0]?.document.id;
    const bond = entryOf(below(model, 'subTables')[0], 'model', id);
    const rows = propertyOf(schema, key);
    const items = below(rows, 'items');
    const columns = listed((column, inner) => {
      const name = named(column, 'key');
      return partOf(inner, [...propertyOf(items, name), ...fieldOf(child, name)], { shape: columnShape() });
    });
    return partOf(part, [...rows, ...bond, ...child], {
      shape: shaped({
        key: (_key, _value, inner) => partOf(inner, below(child, 'code'), { from: [...rows, ...below(bond, 'model')] }),
        permission: (name, _value, inner) => partOf(inner, below(child, name)),
        columns: (_key, _value, inner) => partOf(inner, child, { shape: columns }),
        options: (_key, _value, inner) => partOf(inner, below(bond, 'grid')),
        locks: (_key, _value, inner) => partOf(inner, [], { from: states }),
      }),
    });
  });
  return shaped({
    fields: (key, _value, part) => partOf(part, below(layout, key), { shape: fields }),
    subTables: (key, _value, part) => partOf(part, below(model, key), { shape: tables }),
    schema: (_key, _value, part) =>
      partOf(part, schema, {
        shape: shaped({
          root: (_root, _value, inner) => partOf(inner, schema),
          module: (_module, _value, inner) => partOf(inner, [], { from: schema }),
        }),
      }),
  });
}

const propertyOf = (schema: readonly Spot[], key: unknown): Spot[] =>
  below(schema, 'properties', String(key)).map((spot) => ({ ...spot, keys: PROPERTY }));

const subListsShape = ({ sources, said, model }: RecordsSaid): Shape =>
  listed((value, part) => {
    const child = sources.ofCode(named(named(value, 'source'), 'model'));
    const id = child[0]?.document.id;
    const own = entryOf(below(said, 'subLists')[0], 'table', id);
    const bond = entryOf(below(model, 'subTables')[0], 'model', id);
    const from = itemsOf(below(said, 'subLists')[0]).length > 0 ? {} : { from: bond };
    return partOf(part, own, { ...from, shape: recordsShape({ sources, said: own, model: child, bond }) });
  });
