/** Functions a report may call; everything else is refused, so a new server function is closed until it is named here. */
export const allowedFunctions: ReadonlySet<string> = new Set([
  // Aggregates
  ...['count', 'sum', 'avg', 'min', 'max', 'string_agg', 'array_agg', 'bool_and', 'bool_or', 'every', 'stddev'],
  ...['stddev_pop', 'stddev_samp', 'variance', 'var_pop', 'var_samp', 'corr', 'covar_pop', 'covar_samp'],
  ...['regr_slope', 'regr_intercept', 'regr_r2', 'mode', 'percentile_cont', 'percentile_disc', 'grouping'],
  // Windows
  ...['row_number', 'rank', 'dense_rank', 'percent_rank', 'cume_dist', 'ntile', 'lag', 'lead', 'first_value'],
  ...['last_value', 'nth_value'],
  // Text. repeat, lpad and rpad build strings of any size out of nothing and stay closed.
  ...['lower', 'upper', 'initcap', 'length', 'char_length', 'character_length', 'octet_length', 'trim', 'btrim'],
  ...['ltrim', 'rtrim', 'substring', 'substr', 'left', 'right', 'replace', 'translate', 'reverse', 'concat'],
  ...['concat_ws', 'split_part', 'strpos', 'position', 'starts_with', 'ascii', 'overlay', 'md5', 'like_escape'],
  ...['string_to_array', 'array_to_string', 'array_length', 'cardinality', 'array_position', 'unnest'],
  // Dates
  ...['date_trunc', 'date_part', 'extract', 'date_bin', 'age', 'now', 'make_date', 'make_time', 'make_timestamp'],
  ...['make_interval', 'to_char', 'to_date', 'to_timestamp', 'to_number', 'timezone', 'justify_days'],
  ...['justify_hours', 'overlaps', 'generate_series'],
  // Numbers
  ...['abs', 'ceil', 'ceiling', 'floor', 'round', 'trunc', 'mod', 'div', 'power', 'pow', 'sqrt', 'cbrt', 'exp'],
  ...['ln', 'log', 'log10', 'sign', 'width_bucket', 'pi', 'degrees', 'radians', 'gcd', 'lcm'],
  // Empty values
  ...['num_nulls', 'num_nonnulls'],
]);

/** Types a report may cast to. The reg… types would name catalog objects and stay closed. */
export const allowedTypes: ReadonlySet<string> = new Set([
  ...['text', 'varchar', 'bpchar', 'char', 'int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'bool', 'date'],
  ...['timestamp', 'timestamptz', 'time', 'timetz', 'interval', 'smallint', 'integer', 'bigint', 'decimal', 'real'],
  ...['boolean', 'uuid'],
]);

/** Keyword values a report may read: the clock, never the database's user, role or schema. */
export const allowedKeywordValues: ReadonlySet<string> = new Set([
  'SVFOP_CURRENT_DATE',
  'SVFOP_CURRENT_TIME',
  'SVFOP_CURRENT_TIME_N',
  'SVFOP_CURRENT_TIMESTAMP',
  'SVFOP_CURRENT_TIMESTAMP_N',
  'SVFOP_LOCALTIME',
  'SVFOP_LOCALTIME_N',
  'SVFOP_LOCALTIMESTAMP',
  'SVFOP_LOCALTIMESTAMP_N',
]);

/** Kinds of syntax nodes a report may be made of; a kind PostgreSQL adds later is refused until it is named here. */
export const allowedNodes: ReadonlySet<string> = new Set([
  ...['SelectStmt', 'CommonTableExpr', 'WithClause', 'RangeVar', 'RangeSubselect', 'RangeFunction', 'JoinExpr'],
  ...['ResTarget', 'ColumnRef', 'A_Star', 'A_Const', 'A_Expr', 'A_ArrayExpr', 'A_Indirection', 'A_Indices'],
  ...['BoolExpr', 'NullTest', 'BooleanTest', 'CaseExpr', 'CaseWhen', 'CoalesceExpr', 'MinMaxExpr', 'SubLink'],
  ...['FuncCall', 'NamedArgExpr', 'TypeCast', 'TypeName', 'CollateClause', 'RowExpr', 'ParamRef'],
  ...['SQLValueFunction', 'SortBy', 'WindowDef', 'GroupingSet', 'GroupingFunc', 'Alias', 'List', 'String'],
  ...['Integer', 'Float', 'Boolean', 'BitString', 'SetToDefault'],
]);
