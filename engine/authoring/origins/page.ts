import type { Path } from '../../compile/places.ts';
import type { Plan } from '../../plan/Plan.ts';
import { boardShape } from './board.ts';
import { below, named, type Part, placeOf, type Spot, step } from './Part.ts';
import { formShape, recordsShape } from './records.ts';
import { reportShape } from './report.ts';
import type { Sources } from './Sources.ts';

/** Where a page as a whole is written: its own file, what it extends, and what it shows. */
export function pageOf(plan: Plan, sources: Sources): Part | undefined {
  const chain = sources.chainOf(plan.id);
  const shown = (kind: string): Spot[] =>
    chain.length === 0 ? sources.of(kind, plan.id) : sources.of(kind, below(chain, kind)[0]?.node.value);
  const [report, board] = [shown('report'), shown('board')];
  const said = [...chain, ...report, ...board];
  const [around] = said;
  if (around === undefined) return undefined;
  if (board.length > 0) return { spots: said, around, shape: boardShape(sources, board) };
  if (report.length > 0) return { spots: said, around, shape: reportShape(chain, report) };
  const model = sources.of('model', below(chain, 'model')[0]?.node.value);
  const shape = recordsShape({ sources, said: chain, model });
  if (!('submit' in plan)) return { spots: said, around, shape };
  const layout = sources.shared(chain, 'form', 'form');
  const form = formShape({ sources, layout, model });
  return {
    spots: said,
    around,
    shape: (key, value, part) => (key === 'form' ? { spots: layout, around, shape: form } : shape(key, value, part)),
  };
}

/** Where one value of a page comes from; undefined: nothing says anything of the page. */
export function spotOf(plan: Plan, sources: Sources, path: Path): ReturnType<typeof placeOf> | undefined {
  let part = pageOf(plan, sources);
  let value: unknown = plan;
  for (const key of path) {
    value = named(value, String(key));
    part = part && step(part, key, value);
  }
  return part && placeOf(part, value);
}
