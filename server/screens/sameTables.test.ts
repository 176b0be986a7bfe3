import { expect, test } from 'vitest';
import { compile } from '../../engine/compile/compile.ts';
import { loadCompilePorts } from './compilePorts.ts';
import { readDeclarations } from './readFiles.ts';
import { hasSameTables } from './sameTables.ts';

test('words and looks of a model leave its tables as they are; whatever else is written does not', async () => {
  const [ports, files] = await Promise.all([loadCompilePorts(), readDeclarations('screens')]);
  const path = 'screens/market/order.model.json';
  const before = compile(files, ports);
  const with_ = (from: string, to: string) => {
    const changed = files.map((file) => (file.path === path ? { ...file, text: file.text.replace(from, to) } : file));
    expect(changed).not.toEqual(files);
    return compile(changed, ports);
  };
  expect(hasSameTables(before, compile(files, ports))).toBe(true);
  expect(hasSameTables(before, with_('"title": "订单状态"', '"title": "状态"'))).toBe(true);
  expect(hasSameTables(before, with_('"key": "remark"', '"key": "remarks"'))).toBe(false);
  const without = compile(
    files.filter((file) => !file.path.startsWith('screens/demo/grid')),
    ports,
  );
  expect(hasSameTables(before, without)).toBe(false);
});
