import type {
  BoardFile,
  ColumnsFile,
  DictionaryFile,
  FormFile,
  ModelFile,
  PickerFile,
  QueryFile,
  ReportFile,
  ScreenFile,
} from '../../../schemas/generated/types.ts';
import { checkBoardDrills } from '../boards/checkDrills.ts';
import { checkCurrency, checkModelMeasures, checkReportMeasures } from '../measures/checkMeasures.ts';
import { checkActions } from './actions.ts';
import { checkQueryHint, checkQueryMode } from './asking.ts';
import type { ColumnCheck, FileCheck, QueryCheck, WorldCheck } from './Check.ts';
import { checkCalls } from './calls.ts';
import { checkCell } from './cells.ts';
import { checkReportCharts } from './charts.ts';
import { checkComputed } from './computed.ts';
import { checkDictionary } from './data/dictionaries.ts';
import { checkFilled, checkModel, checkSort } from './data/models.ts';
import { checkStorage } from './data/storage.ts';
import { checkDefaults, checkQueryDefault } from './defaults.ts';
import { checkDrills } from './drills.ts';
import { checkExpressionChoices, checkRowConditions, checkSubTableConditions } from './expressions.ts';
import { checkParents } from './linkage.ts';
import {
  checkColumnList,
  checkFormList,
  checkPickerLists,
  checkQueryList,
  checkReportList,
  checkScreenLists,
} from './lists.ts';
import { checkApp, checkMenu } from './menus.ts';
import { checkNumber, checkStatistics } from './numbers.ts';
import { checkHanded, checkParams, checkSchemaChoices } from './params.ts';
import { checkPermissions } from './permissions.ts';
import { checkBucket, checkReportKeys } from './reportColumns.ts';
import { checkKeptRules, checkRules } from './rules.ts';
import { checkSqlChoices } from './sql.ts';
import { checkTwins } from './twins.ts';

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
  checkReportKeys,
  checkBucket,
  checkCurrency,
];

/** Every check of a query item. */
export const queryChecks: readonly QueryCheck[] = [checkQueryMode, checkQueryDefault];

/** Every check of a file, by its kind. */
export const fileChecks: {
  models: readonly FileCheck<ModelFile>[];
  reports: readonly FileCheck<ReportFile>[];
  boards: readonly FileCheck<BoardFile>[];
  dictionaries: readonly FileCheck<DictionaryFile>[];
  screens: readonly FileCheck<ScreenFile>[];
  columns: readonly FileCheck<ColumnsFile>[];
  queries: readonly FileCheck<QueryFile>[];
  forms: readonly FileCheck<FormFile>[];
  pickers: readonly FileCheck<PickerFile>[];
} = {
  models: [checkModel, checkComputed, checkSubTableConditions, checkModelMeasures, checkTwins],
  reports: [
    checkParams,
    checkSqlChoices,
    checkReportList,
    checkReportMeasures,
    checkDrills,
    checkReportCharts,
    checkTwins,
  ],
  boards: [checkTwins],
  dictionaries: [checkDictionary],
  screens: [checkSort, checkRowConditions, checkSchemaChoices, checkCalls, checkScreenLists, checkActions, checkTwins],
  columns: [checkColumnList],
  queries: [checkQueryList],
  forms: [checkFormList, checkTwins],
  pickers: [checkHanded, checkPickerLists],
};

/** Every check of what stands in several places. */
export const worldChecks: readonly WorldCheck[] = [
  checkParents,
  checkPermissions,
  checkMenu,
  checkApp,
  checkBoardDrills,
];
