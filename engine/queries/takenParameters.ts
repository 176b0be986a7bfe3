/** Parameters every list takes; never read as fields. */
export const listParameters: ReadonlySet<string> = new Set([
  'column',
  'order',
  'pageNo',
  'pageSize',
  'superQueryParams',
  'superQueryMatchType',
  'field',
  '_t',
  'selections',
  'onlRepUrlParamStr',
  'tabletype',
  'hasQuery',
]);

/** What a report is asked besides for the rows a figure is made of. */
const figureParameters: ReadonlySet<string> = new Set(['figure', 'place', 'empty']);

/** Whether a report reads the parameter as its own: none of its columns and parameters can be asked by it. */
export const isReportParameter = (name: string): boolean => listParameters.has(name) || figureParameters.has(name);
