// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { clickButton, mount, pageText } from '../../../tests/mount.ts';
import type { Shown } from '../compiler/messages.ts';
import type { Findings } from '../compiler/useCompiler.ts';
import { useShown } from './useShown.ts';

const FILE = 'screens/market/order.screen.json';

const found = (title: string, message?: string) =>
  ({
    shown: { path: FILE, value: { normalized: { title } } as unknown as Shown },
    problems: message === undefined ? [] : [{ severity: 'error', file: FILE, message }],
    busy: false,
  }) as unknown as Findings;

const TYPED = [found('甲'), found('乙', '找不到模型'), found('丙')];

/** Goes on to what is typed next. */
function Looked() {
  const [at, setAt] = useState(0);
  const { shown, old } = useShown(FILE, TYPED[at] ?? found(''));
  return (
    <>
      <p>{`${JSON.stringify(shown?.normalized)} ${old ?? '现在'}`}</p>
      <button type="button" onClick={() => setAt(at + 1)}>
        下一个
      </button>
    </>
  );
}

test('what was right stays while the file can be read and is wrong', async () => {
  await mount(<Looked />);
  expect(pageText()).toContain('{"title":"甲"} 现在');
  await clickButton('下一个');
  expect(pageText()).toContain('{"title":"甲"} 找不到模型');
  await clickButton('下一个');
  expect(pageText()).toContain('{"title":"丙"} 现在');
});
