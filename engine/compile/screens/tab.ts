import type { PlanOf } from '../../plan/Plan.ts';
import type { Making } from '../Memory.ts';
import { linkRecords } from './records.ts';
import type { ScreenOf, ScreenScope, ScreenType } from './ScreenType.ts';
import { hasSubTables } from './subLists.ts';

/** Records whose form and sub-tables are tabs of one window. */
export const tabScreen: ScreenType<'tab'> = { link: linkTab };

function linkTab(screen: ScreenOf<'tab'>, scope: ScreenScope): Making<PlanOf<'tab'>> | undefined {
  const records = linkRecords(screen, scope, false);
  if (records === undefined) return undefined;
  const { model, plan } = records;
  if (!hasSubTables(scope.linker, screen.document, model)) return undefined;
  return () => {
    const made = plan();
    return { ...made, type: 'tab', form: { ...made.form, ownTab: model.title } };
  };
}
