import type { PlanOf } from '../../plan/Plan.ts';
import type { Making } from '../Memory.ts';
import { linkRecords } from './records.ts';
import type { ScreenOf, ScreenScope, ScreenType } from './ScreenType.ts';
import { linkSubLists, type SubListSaid } from './subLists.ts';

/** Records of which one is chosen, and below them the rows of its sub-tables. */
export const erpScreen: ScreenType<'erp'> = { link: linkErp, choosesOne: true };

/** What a sub-list offers that says nothing. */
const UNSAID = {
  toolbar: ['add', 'batch_delete', 'export'].map((code) => ({ code })),
  rowActions: ['edit', 'detail', 'delete'].map((code) => ({ code })),
} as Pick<SubListSaid, 'toolbar' | 'rowActions'>;

function linkErp(screen: ScreenOf<'erp'>, scope: ScreenScope): Making<PlanOf<'erp'>> | undefined {
  const records = linkRecords(screen, scope, false, false);
  if (records === undefined) return undefined;
  const { model, base, plan } = records;
  // Objects after normalizing.
  const said = screen.value.subLists as SubListSaid[] | undefined;
  const subLists = linkSubLists({ document: screen.document, model, base, said }, scope, UNSAID);
  return subLists && (() => ({ ...plan(), type: 'erp', subLists: subLists() }));
}
