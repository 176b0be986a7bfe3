import type { PlanOf } from '../../plan/Plan.ts';
import type { Making } from '../Memory.ts';
import { linkRecords } from './records.ts';
import type { ScreenOf, ScreenScope, ScreenType } from './ScreenType.ts';
import { linkSubLists, SUB_TABLES, type SubListSaid } from './subLists.ts';

/** Records of which one is chosen, and below them the rows of its sub-tables. */
export const erpScreen: ScreenType<'erp'> = { link: linkErp, choosesOne: true };

function linkErp(screen: ScreenOf<'erp'>, scope: ScreenScope): Making<PlanOf<'erp'>> | undefined {
  const records = linkRecords(screen, scope, false, false);
  if (records === undefined) return undefined;
  const { model, base, plan } = records;
  // Objects after normalizing.
  const said = screen.value.subLists as SubListSaid[] | undefined;
  const subLists = linkSubLists({ document: screen.document, model, base, said }, scope, SUB_TABLES);
  return subLists && (() => ({ ...plan(), type: 'erp', subLists: subLists() }));
}
