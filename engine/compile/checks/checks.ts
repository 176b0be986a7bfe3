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
import { checkBeside, checkOwnCondition, checkTogether } from './columns/conditions.ts';
import { checkOrder } from './columns/order.ts';
import { checkOverride } from './columns/overrides.ts';
import { checkUnread } from './columns/unread.ts';
import { checkComputed } from './computed.ts';
import { checkReportCodes } from './data/codes.ts';
import { checkCopied } from './data/copied.ts';
import { checkDictionary } from './data/dictionaries.ts';
import { checkFilled, checkFormFilled, checkGridFilled } from './data/filled.ts';
import { checkBoardLinks } from './data/links.ts';
import { checkListed } from './data/listed.ts';
import { checkMenuItems } from './data/menuItems.ts';
import { checkModel, checkSort } from './data/models.ts';
import { checkPickerValue } from './data/pickers.ts';
import { checkSqlInner, checkSqlJoins, checkSqlMidnights, checkSqlOdd, checkSqlRecords } from './data/sqlJoins.ts';
import { checkSqlDivisions, checkSqlPercents, checkSqlShares, checkSqlSums } from './data/sqlNumbers.ts';
import { checkStorage } from './data/storage.ts';
import {
  checkAskedItem,
  checkAskedKey,
  checkAskedModel,
  checkAskedScreen,
  checkParamNames,
} from './data/takenParameters.ts';
import { checkButtonTexts, checkColumnTexts, checkRuleTexts, checkScopeTexts, checkStepTexts } from './data/texts.ts';
import {
  checkBoardTitles,
  checkFormTitles,
  checkModelTitles,
  checkReportTitles,
  checkRoleTitles,
  checkScreenTitles,
} from './data/titles.ts';
import { checkUnique } from './data/unique.ts';
import { checkScopeLists, checkUserLists } from './data/userLists.ts';
import { checkDefaults, checkQueryDefault } from './defaults.ts';
import { checkDrills } from './drills/drills.ts';
import {
  checkExpressionChoices,
  checkModelConditions,
  checkRowConditions,
  checkSubTableConditions,
} from './expressions.ts';
import { checkParents } from './linkage.ts';
import {
  checkColumnList,
  checkFormList,
  checkPickerLists,
  checkQueryList,
  checkReportList,
  checkScreenLists,
} from './lists.ts';
import { checkApp, checkMenu, checkMenuLinks, checkPageNames } from './menus.ts';
import { checkNumber, checkStatistics } from './numbers.ts';
import { checkHanded, checkParams, checkSchemaChoices } from './params.ts';
import { checkPermissions } from './permissions.ts';
import { checkBucket, checkFieldKeys, checkReportKeys } from './reportColumns.ts';
import { checkKeptRules, checkRules } from './rules.ts';
import { checkSqlCases, checkSqlChoices, checkSqlGuards, checkSqlParams, checkSqlShown } from './sql.ts';
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
  checkAskedKey,
  checkCell,
  checkFilled,
  checkOverride,
  checkExpressionChoices,
  checkReportKeys,
  checkFieldKeys,
  checkBucket,
  checkCurrency,
  checkCopied,
  checkRuleTexts,
  checkOwnCondition,
  checkBeside,
  checkTogether,
  checkUnread,
  checkOrder,
  checkColumnTexts,
];

/** Every check of a query item. */
export const queryChecks: readonly QueryCheck[] = [checkQueryMode, checkQueryDefault, checkAskedItem];

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
  models: [
    checkModel,
    checkUnique,
    checkAskedModel,
    checkComputed,
    checkModelConditions,
    checkScopeLists,
    checkSubTableConditions,
    checkModelMeasures,
    checkModelTitles,
    checkStepTexts,
    checkScopeTexts,
    checkTwins,
  ],
  reports: [
    checkParams,
    checkParamNames,
    checkSqlChoices,
    checkSqlParams,
    checkSqlGuards,
    checkSqlShown,
    checkSqlCases,
    checkSqlRecords,
    checkSqlMidnights,
    checkSqlJoins,
    checkSqlInner,
    checkSqlOdd,
    checkSqlDivisions,
    checkSqlShares,
    checkSqlPercents,
    checkSqlSums,
    checkReportList,
    checkReportMeasures,
    checkDrills,
    checkReportCharts,
    checkReportTitles,
    checkTwins,
  ],
  boards: [checkTwins, checkBoardTitles, checkBoardLinks, checkBoardDrills],
  dictionaries: [checkDictionary],
  screens: [
    checkSort,
    checkAskedScreen,
    checkRowConditions,
    checkSchemaChoices,
    checkFormFilled,
    checkGridFilled,
    checkCalls,
    checkScreenLists,
    checkListed,
    checkActions,
    checkScreenTitles,
    checkButtonTexts,
    checkTwins,
  ],
  columns: [checkColumnList],
  queries: [checkQueryList],
  forms: [checkFormList, checkFormTitles, checkTwins],
  pickers: [checkHanded, checkPickerLists, checkPickerValue],
};

/** Every check of what stands in several places. */
export const worldChecks: readonly WorldCheck[] = [
  checkParents,
  checkPermissions,
  checkMenu,
  checkMenuLinks,
  checkMenuItems,
  checkPageNames,
  checkApp,
  checkRoleTitles,
  checkUserLists,
  checkReportCodes,
];
