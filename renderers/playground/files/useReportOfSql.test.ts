import { expect, test, vi } from 'vitest';
import { Failure, type FailureKind } from '../../../engine/api/Failure.ts';
import type { SourceBegun } from '../../../engine/authoring/SourceBegun.ts';
import { reportOfSql } from './useReportOfSql.ts';

const given = { id: 'market/tried', sql: 'select 1 as n\n' };
const file = (text: string) => [{ path: 'screens/market/tried.report.json', text }];
const said: SourceBegun = {
  files: file('asked'),
  decided: [],
  unclear: ['列 n'],
  changed: [],
  lost: [],
  records: [],
};

function parts(answer: () => Promise<unknown>, mayAsk = true) {
  const post = vi.fn(answer);
  const byText = vi.fn(async () => ({ files: file('read'), decided: [], unclear: [], problems: [] }));
  const drafts = () => ({ 'screens/a.sql': { text: 'select', from: null } });
  return { client: { post: post as never }, mayAsk, drafts, byText, post };
}

const refuse = (kind: FailureKind) => async () => {
  throw new Failure({ kind, code: 500, message: kind });
};

test('a report of SQL is what the server says of it, with the drafts beside it', async () => {
  const asked = parts(async () => said);
  expect(await reportOfSql(asked, given)).toMatchObject({ files: file('asked'), unclear: ['列 n'] });
  const sent = { ...given, drafts: [{ path: 'screens/a.sql', text: 'select' }] };
  expect(asked.post).toHaveBeenCalledWith('/config/sources/infer', sent, { silent: true });
  expect(asked.byText).not.toHaveBeenCalled();
  const wrong = parts(async () => ({ ...said, files: [], refused: '没有列 m' }));
  expect(await reportOfSql(wrong, given)).toBe('没有列 m');
});

test('where the server does not answer, or may not be asked, the text is read', async () => {
  for (const asked of [parts(refuse('unreachable')), parts(refuse('forbidden')), parts(async () => said, false)])
    expect(await reportOfSql(asked, given)).toMatchObject({ files: file('read') });
  await expect(reportOfSql(parts(refuse('expired')), given)).rejects.toThrow('expired');
});
