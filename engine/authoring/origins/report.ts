import { columnShape } from './columns.ts';
import { below, entryOf, listed, named, partOf, type Shape, type Spot, shaped } from './Part.ts';
import { fieldOf } from './records.ts';
import { unwritten } from './Sources.ts';

/** A report's rows: what says of the page, and the report itself. */
export function reportShape(said: readonly Spot[], report: readonly Spot[]): Shape {
  const column = columnShape();
  const columns = listed((value, part) =>
    partOf(part, fieldOf(report, named(value, 'key'), 'columns'), {
      shape: (key, inner, at) => {
        if (key === 'groupLevel') return partOf(at, [], { from: below(report, 'groupBy') });
        if (key === 'pivot') return partOf(at, [], { from: below(report, 'pivot') });
        return column(key, inner, at);
      },
    }),
  );
  const query = listed((value, part) => {
    const [key, list] = [named(value, 'key'), named(value, 'param') === true ? 'params' : 'query'];
    const field = list === 'query' ? fieldOf(report, key, 'columns') : [];
    return partOf(part, [...entryOf(below(report, list)[0], 'key', key), ...field], { shape: asked });
  });
  const source = shaped({
    report: (_key, _value, part) =>
      partOf(part, below(report, 'code'), { from: [...below(said, 'report'), ...report] }),
  });
  return shaped({
    id: (_key, _value, part) => unwritten(part),
    code: (_key, _value, part) => unwritten(part),
    hash: (_key, _value, part) => unwritten(part),
    source: (_key, _value, part) => partOf(part, report, { shape: source }),
    columns: (key, _value, part) => partOf(part, below(report, key), { shape: columns }),
    query: (_key, _value, part) => partOf(part, report, { shape: query }),
    toolbar: (key, _value, part) =>
      partOf(part, below(said, key), {
        shape: listed((value, inner) => partOf(inner, entryOf(below(said, key)[0], 'code', named(value, 'code')))),
      }),
  });
}

/** What a parameter asks for it says itself. */
const asked: Shape = (key, value, part) =>
  key === 'required' ? partOf(part, below(part.spots, key)) : columnShape()(key, value, part);
