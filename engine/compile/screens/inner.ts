import type { PlanOf, PlanSubList } from '../../plan/Plan.ts';
import type { Making } from '../Memory.ts';
import { linkRecords } from './records.ts';
import type { ScreenOf, ScreenScope, ScreenType } from './ScreenType.ts';
import { linkSubLists, type SubListSaid } from './subLists.ts';

/** Records that open to the rows of their sub-tables, to be read; from a file they may come. */
export const innerScreen: ScreenType<'inner'> = { link: linkInner };

/** Nothing is asked there, and of what is done only rows of a file are taken in. */
const READ = { query: [], toolbar: [{ code: 'add', title: '导入' }], rowActions: [] } as unknown as Pick<
  SubListSaid,
  'query'
>;

const importable = (list: PlanSubList): PlanSubList => (list.source.import === false ? { ...list, toolbar: [] } : list);

function linkInner(screen: ScreenOf<'inner'>, scope: ScreenScope): Making<PlanOf<'inner'>> | undefined {
  const records = linkRecords(screen, scope, false);
  if (records === undefined) return undefined;
  const { model, base, plan } = records;
  // Objects after normalizing.
  const said = screen.value.subLists as SubListSaid[] | undefined;
  const subLists = linkSubLists({ document: screen.document, model, base, said }, scope, READ);
  return subLists && (() => ({ ...plan(), type: 'inner', subLists: subLists().map(importable) }));
}
