// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Client } from '../../../engine/api/client.ts';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { Failure, unreachableFailure } from '../../../engine/api/Failure.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import { clickButton, mount, pageText, until, untilRead } from '../../../tests/mount.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import { createKept } from '../../services/storage.ts';
import { ImportWindow } from './ImportWindow.tsx';

const name = { key: 'name', title: '名称', required: true, keyed: true };
const columns = [{ title: '名称', key: 'name' }];
const sheets = [{ name: '', columns, rows: [{ line: 2, cells: ['甲'] }] }];
const looked = { files: [{ name: 'a.csv', path: 'a', sheets }], fields: [name], key: ['name'], tables: [] };

vi.mock('./ImportFiles.tsx', async (original) => ({
  ...(await original<object>()),
  ImportFiles: ({ onLooked }: { onLooked: (all: unknown) => void }) => (
    <button type="button" onClick={() => onLooked(looked)}>
      有文件
    </button>
  ),
}));

const counts = { total: 1, inserted: 1, updated: 0, same: 0, wrong: 0 };
const none = { lines: [], ignored: [], left: [], errors: [], errorCount: 0, followerCount: 0 };
const done = { state: 'done', done: 1, total: 1, said: '', outcome: { ...counts, ...none } };
const refusal = (message: string) =>
  new Failure({
    kind: 'business',
    code: 500,
    status: 200,
    message,
    envelope: { success: false, code: 500, message, result: null, timestamp: 0 },
  });

/** A window at its second step, over a server that answers so, each the next time it is asked. */
async function opened({ starts, looks }: { starts: readonly unknown[]; looks: readonly unknown[] }) {
  const [starting, looking] = [[...starts], [...looks]];
  const told = vi.fn();
  const answer = async (from: unknown[]) => {
    const next = from.shift();
    if (next instanceof Failure) throw next;
    return next;
  };
  const exchange = async () => ({ result: await answer(starting) });
  const get = async (path: string) => (path === ENDPOINTS.jobState.path ? answer(looking) : undefined);
  const services = {
    client: { exchange, get } as unknown as Client<Blob>,
    kept: createKept(() => localStorage, Date.now),
    report: told,
  } as unknown as Services;
  const plan = { id: 'a/b', code: 'a_b', recordTitle: '东西', source: { model: 'a_b' } } as unknown as RecordsPlan;
  const onDone = vi.fn();
  await mount(
    <ServicesProvider value={services}>
      <ImportWindow plan={plan} onDone={onDone} fixed={{}} may={['insert']} onUndo={() => {}} onClose={() => {}} />
    </ServicesProvider>,
  );
  await act(async () => {});
  await clickButton('有文件');
  return { looking, onDone };
}

test('an import the server refuses has failed, with its reason, and goes on nowhere', async () => {
  await opened({ starts: [{ id: '1' }, refusal('任务太多，请稍后再试')], looks: [done] });
  await clickButton('检查');
  await untilRead('将新增');
  await clickButton('导入1行');
  await untilRead('任务太多，请稍后再试');
  expect(pageText()).not.toContain('后台继续');
  expect(pageText()).not.toContain('正在排队');
});

test('an import without an answer may have begun, and is not said to go on', async () => {
  await opened({ starts: [{ id: '1' }, unreachableFailure()], looks: [done] });
  await clickButton('检查');
  await untilRead('将新增');
  await clickButton('导入1行');
  await untilRead('任务可能已经开始，请先到任务中心查看');
  expect(pageText()).not.toContain('后台继续');
});

test('a look at the job without an answer ends nothing: it is asked again', async () => {
  const set = { ...done, said: '新增 1 行', outcome: { ...done.outcome, set: 's' } };
  const running = { ...done, state: 'running', outcome: undefined };
  const looks = [done, running, unreachableFailure(), set];
  const { looking, onDone } = await opened({ starts: [{ id: '1' }, { id: '2' }], looks });
  await clickButton('检查');
  await untilRead('将新增');
  await clickButton('导入1行');
  await untilRead('暂时问不到进度，正在重试…');
  expect(pageText()).toContain('任务会在后台继续');
  await untilRead('导入成功');
  expect(looking).toEqual([]);
  expect(onDone).toHaveBeenCalledOnce();
});

test("the server's own word ends the asking", async () => {
  await opened({ starts: [{ id: '1' }], looks: [refusal('任务已被删除'), done] });
  await clickButton('检查');
  await until(() => expect(pageText()).toContain('任务已被删除'));
  expect(pageText()).not.toContain('后台继续');
});
