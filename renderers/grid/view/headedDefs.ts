import type { ColDef, ColGroupDef } from 'ag-grid-community';
import { headingsOf } from '../../../engine/plan/headings.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { ColumnContext } from './gridContext.ts';

type Def = ColDef<Row> | ColGroupDef<Row>;

/** The definitions with neighbours of one heading put under it; those of no heading as they are. */
export function headedDefs(defs: readonly ColDef<Row>[], level = 0): Def[] {
  const all: Def[] = [];
  let at = 0;
  while (at < defs.length) {
    const heading = headingAt(defs[at], level);
    let end = at + 1;
    while (heading !== undefined && end < defs.length && headingAt(defs[end], level) === heading) end++;
    const group = defs.slice(at, end);
    if (heading === undefined) all.push(...group);
    else all.push({ headerName: heading, headerClass: 'grid-heading', children: headedDefs(group, level + 1) });
    at = end;
  }
  return all;
}

function headingAt(def: ColDef<Row> | undefined, level: number): string | undefined {
  const context = def?.context as Partial<ColumnContext> | undefined;
  return context?.column === undefined ? undefined : headingsOf(context.column)[level];
}
