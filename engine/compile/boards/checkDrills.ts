import type { BoardFile, BoardPart } from '../../../schemas/generated/types.ts';
import { planChart } from '../../charts/checkChart.ts';
import { likeliest } from '../../nearest.ts';
import { sentences } from '../../problems.ts';
import { type CheckWorld, type FileCheck, isPage, type TellIn } from '../checks/Check.ts';
import { askedBy } from '../checks/data/askedBy.ts';
import type { Declared } from '../Linker.ts';
import type { Path } from '../places.ts';
import { type Counted, countedBy, countedByAll } from './planBoard.ts';

/** What a part opens is there, asks for what it is handed, and is handed what there is. */
export const checkBoardDrills: FileCheck<BoardFile> = (board, world, tell) => {
  const visit = (part: BoardPart, outer: Counted, path: Path): void => {
    const counted = countedBy(part, outer);
    if (part.type === 'group')
      for (const [index, each] of part.parts.entries()) visit(each, counted, [...path, 'parts', index]);
    if (part.type === 'tabs')
      for (const [at, tab] of part.tabs.entries())
        for (const [index, each] of tab.parts.entries()) visit(each, counted, [...path, 'tabs', at, 'parts', index]);
    if ('drill' in part && part.drill) checkDrill(world, tell, board, part, { ...counted, path: [...path, 'drill'] });
  };
  const own = countedByAll(board.value);
  for (const [index, part] of board.value.parts.entries()) visit(part, own, ['parts', index]);
};

function checkDrill(
  world: CheckWorld,
  tell: TellIn,
  { id, value, document }: Declared<BoardFile>,
  part: BoardPart,
  { source, date, ignores, reach = {}, params = {}, path }: Counted & { path: Path },
): void {
  if (!('drill' in part) || part.drill === undefined) return;
  const { screen, keys = {} } = part.drill;
  const refuse = (what: string, found: string, known: readonly string[], at: Path, where: 'key' | 'value'): void => {
    const sentence = sentences['unknown-reference'](what, found, known, likeliest(found, known));
    tell(document, 'unknown-reference', sentence, at, where);
  };
  if (!world.screens.has(screen)) {
    if (!isPage(world, screen)) refuse('页面', screen, [...world.screens.keys()], [...path, 'screen'], 'value');
    return;
  }
  if (screen === id) {
    const sentence = sentences['unknown-reference']('别的页面', screen, []);
    const said = { message: '点了还是这张看板', expected: '明细的页面', fix: '请换成明细的页面，或删去 drill' };
    tell(document, 'unknown-reference', { ...sentence, ...said }, [...path, 'screen']);
    return;
  }
  const asked = askedBy(world, screen);
  const given = [
    ...(source === value.model
      ? (value.filters ?? []).flatMap(({ key }) => (ignores.includes(key) ? [] : [key]))
      : [...Object.values(reach), ...Object.values(params)]),
    ...(date === undefined ? [] : [date]),
    ...dimensionsOf(part),
  ];
  // Rows of one group alone are what is wanted: a dimension that is not asked for would be lost on the way.
  const carried = new Set(Object.keys(keys).length > 0 ? Object.values(keys) : (asked ?? dimensionsOf(part)));
  for (const key of dimensionsOf(part))
    if (!carried.has(key)) refuse('查询项', key, asked ?? [], [...path, 'screen'], 'value');
  for (const [target, source] of Object.entries(keys)) {
    if (asked !== undefined && !asked.includes(target))
      refuse('查询项', target, asked, [...path, 'keys', target], 'key');
    if (!given.includes(source)) refuse('筛选项或维度', source, given, [...path, 'keys', target], 'value');
  }
}

function dimensionsOf(part: BoardPart): string[] {
  if (part.type === 'table') return [...part.dimensions];
  if (part.type !== 'chart') return [];
  const { x, series } = planChart(part.chart);
  return [x, series].flatMap((key) => key ?? []);
}
