import { OF_REPORT } from '../../boards/parts.ts';
import { columnShape } from './columns.ts';
import { below, entryOf, listed, named, type Part, partOf, type Shape, type Spot, shaped } from './Part.ts';
import { fieldOf } from './records.ts';
import { type Sources, unwritten } from './Sources.ts';

/** What counts rows: a model with its fields, or a report with its columns. */
interface Counted {
  root: readonly Spot[];
  list: 'fields' | 'columns';
}

/** A board: what says of the page, and the board itself. */
export function boardShape(sources: Sources, board: readonly Spot[]): Shape {
  const own = counted(sources, String(below(board, 'model')[0]?.node.value));
  const filters = listed((value, part) => {
    const key = named(value, 'key');
    return partOf(part, [...entryOf(below(board, 'filters')[0], 'key', key), ...fieldOf(own.root, key, own.list)]);
  });
  const period: Shape = (_key, value, part) => {
    const said = below(board, 'period').map((spot) => ({ ...spot, keys: { key: 'column' } }));
    return partOf(part, [...said, ...fieldOf(own.root, named(value, 'key'), own.list)]);
  };
  return shaped({
    id: (_key, _value, part) => unwritten(part),
    code: (_key, _value, part) => unwritten(part),
    hash: (_key, _value, part) => unwritten(part),
    filters: (key, _value, part) => partOf(part, below(board, key), { shape: filters }),
    period,
    sources: (_key, _value, part) =>
      partOf(part, [], { shape: (key, _source, inner) => sourcePart(counted(sources, String(key)), inner) }),
    parts: (key, _value, part) => partOf(part, below(board, key), { shape: partsShape(board) }),
  });
}

function counted(sources: Sources, key: string): Counted {
  return key.startsWith(OF_REPORT)
    ? { root: sources.of('report', key.slice(OF_REPORT.length)), list: 'columns' }
    : { root: sources.of('model', key), list: 'fields' };
}

function sourcePart({ root, list }: Counted, part: Part): Part {
  const column: Shape = (key, _value, inner) =>
    partOf(inner, fieldOf(root, key, list), {
      shape: (name, value, at) =>
        name === 'names' ? partOf(at, [], { from: below(at.spots, 'type') }) : columnShape()(name, value, at),
    });
  const columns: Shape = (_key, _value, inner) => partOf(inner, root, { shape: column });
  const measures: Shape = (_key, _value, inner) =>
    partOf(inner, root, { shape: (key, _measure, at) => measurePart(root, list, key, at) });
  return partOf(part, root, { shape: shaped({ measures, dimensions: columns, madeOf: columns, report: unsaid }) });
}

const unsaid: Shape = (_key, _value, part) => ({ ...unwritten(part), from: part.spots });

/** A measure says itself what it says; unit and digits may be those of what it counts. */
function measurePart(root: readonly Spot[], list: string, key: string | number, part: Part): Part {
  const own = fieldOf(root, key, 'measures');
  const text = below(own, 'value');
  const made = madeOf(root, list, own);
  const ofColumns: Shape = (name, _value, inner) => partOf(inner, below([...own, ...made], name), { from: text });
  const shape = shaped(
    {
      text: (_key, _value, inner) => partOf(inner, text),
      unit: ofColumns,
      precision: ofColumns,
      currency: (_key, _value, inner) => partOf(inner, [], { from: [...below(made, 'currency'), ...text] }),
    },
    (name, _value, inner) => partOf(inner, below(own, name), { from: text }),
  );
  return partOf(part, own, { shape });
}

/** The columns a measure is made of, those of the measures in it among them. */
function madeOf(root: readonly Spot[], list: string, measures: readonly Spot[]): Spot[] {
  const seen = new Set<string>();
  const found: Spot[] = [];
  const read = (measure: Spot): void => {
    const [text] = below([measure], 'value');
    for (const [, whose, name = ''] of String(text?.node.value).matchAll(/\b(row|measure)\.(\w+)/g)) {
      if (seen.has(`${whose}.${name}`)) continue;
      seen.add(`${whose}.${name}`);
      if (whose === 'row') found.push(...fieldOf(root, name, list));
      else fieldOf(root, name, 'measures').forEach(read);
    }
  };
  measures.forEach(read);
  return found;
}

/** Parts stand in the plan as they stand in the file; what one counts it has of those around it. */
const partsShape = (outer: readonly Spot[]): Shape =>
  listed((_value, part, index) => {
    const own = below(part.spots, index);
    const around = [...own, ...outer];
    const inherited =
      (...keys: string[]): Shape =>
      (_key, _said, inner) =>
        partOf(
          inner,
          keys.flatMap((key) => below(around, key)),
          { from: [...own, ...around].slice(0, 1) },
        );
    const shape = shaped({
      id: (_key, _said, inner) => unwritten(inner),
      source: inherited('model', 'report'),
      date: (_key, _said, inner) => partOf(inner, [...below(around, 'date'), ...below(around, 'period', 'column')]),
      reach: inherited('filters'),
      params: inherited('params'),
      ignores: (_key, _said, inner) =>
        partOf(inner, [], { shape: (_at, said, at) => partOf(at, ignoring(around, said)) }),
      dimensions: chartKeys(own),
      measures: chartKeys(own),
      tabs: (key, _said, inner) =>
        partOf(inner, below(own, key), {
          shape: listed((_tab, tabs, at) =>
            partOf(tabs, below(tabs.spots, at), { shape: shaped({ parts: inside(around) }) }),
          ),
        }),
      parts: inside(around),
    });
    return partOf(part, own, { shape });
  });

const inside =
  (around: readonly Spot[]): Shape =>
  (key, _value, part) =>
    partOf(part, below(part.spots, key), { shape: partsShape(around) });

const ignoring = (around: readonly Spot[], name: unknown): Spot[] =>
  below(around, 'ignores').flatMap((list) =>
    (list.node.children ?? []).filter(({ value }) => value === name).map((node) => ({ document: list.document, node })),
  );

/** A chart's own keys say what it is grouped by and shows. */
const chartKeys =
  (own: readonly Spot[]): Shape =>
  (key, _value, part) => {
    const chart = below(own, 'chart');
    if (chart.length === 0) return undefined;
    return partOf(part, [], {
      shape: (index, _said, inner) => {
        const all =
          key === 'measures'
            ? below(chart, 'y', Number(index)).flatMap((spot) => below([spot], 'key'))
            : [...below(chart, 'x'), ...below(chart, 'series')].slice(Number(index), Number(index) + 1);
        return partOf(inner, all);
      },
    });
  };
