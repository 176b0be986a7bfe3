// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { clickButton, mount, pageText } from '../../../tests/mount.ts';
import { PageTabProvider } from '../../services/pageTab.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import type { UnsavedWork } from '../../services/unsaved.ts';
import { useDrafts } from './useDrafts.ts';

const PATH = 'screens/a.screen.json';
const files = [{ path: PATH, text: 'one' }];
const none = () => undefined;

function Page() {
  const { drafts, unkept, write, giveUp } = useDrafts(files, none);
  return (
    <>
      <p>{`${Object.keys(drafts).length} 个草稿${unkept ? '，没有存下' : ''}`}</p>
      <button type="button" onClick={() => write(PATH, `${drafts[PATH]?.text ?? 'one'}, two`)}>
        写
      </button>
      <button type="button" onClick={() => giveUp([PATH])}>
        放弃
      </button>
    </>
  );
}

test('a draft that the browser cannot keep is unsaved work until it can be kept or is given up', async () => {
  const kept = { read: none, write: vi.fn(() => true), remove: vi.fn() };
  const services = { kept, store: { get: none } } as unknown as Services;
  let work: UnsavedWork | undefined;
  const told = vi.fn();
  const watch = (one: UnsavedWork) => {
    work = one;
    return one.subscribe(told);
  };
  await mount(
    <ServicesProvider value={services}>
      <PageTabProvider value={{ shown: true, go: none, watch, memory: new Map() }}>
        <Page />
      </PageTabProvider>
    </ServicesProvider>,
  );
  await clickButton('写');
  expect(pageText()).toContain('1 个草稿');
  expect(pageText()).not.toContain('没有存下');
  expect(work?.isDirty()).toBe(false);
  kept.write.mockReturnValue(false);
  told.mockClear();
  await clickButton('写');
  expect(pageText()).toContain('没有存下');
  expect(work?.isDirty()).toBe(true);
  expect(told).toHaveBeenCalled();
  kept.write.mockReturnValue(true);
  await clickButton('写');
  expect(work?.isDirty()).toBe(false);
  kept.write.mockReturnValue(false);
  await clickButton('写');
  expect(work?.isDirty()).toBe(true);
  await clickButton('放弃');
  await act(async () => undefined);
  expect(pageText()).toContain('0 个草稿');
  expect(work?.isDirty()).toBe(false);
});
