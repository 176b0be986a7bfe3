// @vitest-environment jsdom
import { createStore } from 'jotai';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Envelope } from '../../../engine/api/envelope.ts';
import type { SourceBegun } from '../../../engine/authoring/SourceBegun.ts';
import { clickButton, mount, pageText } from '../../../tests/mount.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import { FromFileDialog } from './FromFileDialog.tsx';

const { sent } = vi.hoisted(() => ({ sent: [] as { name: string; answer: (envelope: Envelope) => void }[] }));

// An answer comes even to who gave the call up, as one does that was under way already.
vi.mock('../../services/uploadFile.ts', () => ({
  uploadFile: ({ body }: { body: FormData }) =>
    new Promise<Envelope>((answer) => sent.push({ name: (body.get('file') as File).name, answer })),
}));

const begun = (name: string): SourceBegun => ({
  files: [{ path: `screens/market/${name}.model.json`, text: '{}' }],
  decided: [],
  unclear: [],
  changed: [],
  lost: [],
  records: [],
});

/** The call about this file is answered. */
const answer = (name: string) =>
  act(async () => {
    const call = sent.find((each) => each.name === `${name}.csv`) ?? expect.fail(name);
    call.answer({ success: true, code: 200, message: '', result: begun(name), timestamp: 0 });
  });

const chooseFile = (name: string) =>
  act(async () => {
    const input = document.querySelector('#new-file') ?? expect.fail('no file');
    const files = [new File(['a'], `${name}.csv`)];
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

const typePath = (path: string) =>
  act(async () => {
    const input = document.querySelector('#new-id') ?? expect.fail('no path');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, path);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

async function opened() {
  sent.length = 0;
  const onMake = vi.fn();
  await mount(
    <ServicesProvider value={{ store: createStore() } as unknown as Services}>
      <FromFileDialog onMake={onMake} kind="table" choice={null} files={[]} folder="" onClose={() => {}} />
    </ServicesProvider>,
  );
  await typePath('market/one');
  await chooseFile('one');
  await clickButton('看看会写成什么');
  return onMake;
}

test('what came of a file is taken as drafts', async () => {
  const onMake = await opened();
  await answer('one');
  await clickButton('取1个文件为草稿');
  expect(onMake).toHaveBeenCalledWith({ 'screens/market/one.model.json': '{}' });
});

test.each([
  ['file', () => chooseFile('two')],
  ['path', () => typePath('market/two')],
])('what came of another %s is forgotten', async (_what, change) => {
  const onMake = await opened();
  await answer('one');
  await change();
  expect(pageText()).not.toContain('为草稿');
  await clickButton('看看会写成什么');
  expect(onMake).not.toHaveBeenCalled();
});

test.each([
  ['file', () => chooseFile('two')],
  ['path', () => typePath('market/two')],
])('a late answer about another %s is dropped', async (_what, change) => {
  await opened();
  await change();
  await answer('one');
  expect(pageText()).not.toContain('为草稿');
  await clickButton('看看会写成什么');
  expect(sent).toHaveLength(2);
});
