import { checkActions } from './actions.ts';
import { checkQueryHint, checkQueryMode } from './asking.ts';
import type { ColumnCheck, QueryCheck, WorldCheck } from './Check.ts';
import { checkCell } from './cells.ts';
import { checkComputed } from './computed.ts';
import { checkDefaults, checkQueryDefault } from './defaults.ts';
import { checkDictionaries } from './dictionaries.ts';
import { checkExpressionChoices, checkRowConditions } from './expressions.ts';
import { checkLists } from './lists.ts';
import { checkApp, checkMenu } from './menus.ts';
import { checkFilled, checkModels } from './models.ts';
import { checkNumber, checkStatistics } from './numbers.ts';
import { checkParams } from './params.ts';
import { checkPermissions } from './permissions.ts';
import { checkKeptRules, checkRules } from './rules.ts';
import { checkSqlChoices } from './sql.ts';
import { checkStorage } from './storage.ts';

/** Every check of a column by itself; a new one is a line here. */
export const columnChecks: readonly ColumnCheck[] = [
  checkDefaults,
  checkRules,
  checkKeptRules,
  checkNumber,
  checkStatistics,
  checkStorage,
  checkQueryHint,
  checkCell,
  checkFilled,
  checkExpressionChoices,
];

/** Every check of a query item. */
export const queryChecks: readonly QueryCheck[] = [checkQueryMode, checkQueryDefault];

/** Every check of what stands in several places. */
export const worldChecks: readonly WorldCheck[] = [
  checkModels,
  checkComputed,
  checkRowConditions,
  checkDictionaries,
  checkParams,
  checkSqlChoices,
  checkLists,
  checkActions,
  checkPermissions,
  checkMenu,
  checkApp,
];
