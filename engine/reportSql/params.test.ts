import { expect, test } from 'vitest';
import type { SqlOrigin } from '../plan/compiled.ts';
import { compileParams, offsetToPosition, sqlOffsetToText } from './params.ts';

test('parameters are cast by kind and numbered once', () => {
  const kinds = ['text', 'number', 'date', 'datetime', 'time', 'code', 'flag'] as const;
  const compiled = compileParams(
    kinds.map((kind) => `\${${kind}}`).join(',') + ',${ text },#{sysUserId},#{tenant_id}',
    kinds.map((kind) => ({ key: kind, kind })),
  );
  expect(compiled.sql).toBe(
    '$1::text,$2::numeric,$3::date,$4::timestamp,$5::time,$6::text,$7::text,$1::text,$8::text,$9::text',
  );
  expect(compiled.bindings.slice(7)).toEqual([{ session: 'userId' }, { session: 'tenantId' }]);
  expect(compiled.problems).toEqual([]);
});

test('literals, quoted names and remarks are left as they are', () => {
  const text = `select 'it''s $1', "a$2", E'\\'$3', $x$ $4 $x$ -- $5 \${no}\n /* $6 /* nested */ \${no} */ from a`;
  expect(compileParams(text, [])).toEqual({ sql: text, bindings: [], replaced: [], problems: [] });
});

test('an offset of the compiled text leads back to the line and column of the file', () => {
  const text = 'select a\nfrom t where b = ${shop} and\n  c = ${shop} and nosuch = 1';
  const { sql, replaced } = compileParams(text, [{ key: 'shop', kind: 'text' }]);
  const lines = [
    { line: 7, column: 6 },
    { line: 8, column: 6 },
    { line: 9, column: 6 },
  ];
  const origin: SqlOrigin = { file: 'screens/a.report.json', text, replaced, lines };
  expect(sqlOffsetToText(replaced, sql.indexOf('nosuch'))).toBe(text.indexOf('nosuch'));
  expect(offsetToPosition(origin, sql.indexOf('nosuch'))).toEqual({ line: 9, column: 6 + 18 });
  expect(offsetToPosition(origin, 0)).toEqual({ line: 7, column: 6 });
  expect(offsetToPosition(origin, sql.indexOf('$1') + 2)).toEqual({ line: 8, column: 6 + 17 });
});
