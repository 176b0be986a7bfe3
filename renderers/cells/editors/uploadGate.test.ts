import { expect, test } from 'vitest';
import { createUploadGate } from './uploadGate.ts';

test('a gate is busy until every file that set out has come or was given up', () => {
  const gate = createUploadGate();
  expect(gate.busy()).toBe(false);
  const [first, second] = [gate.enter(), gate.enter()];
  first();
  first();
  expect(gate.busy()).toBe(true);
  second();
  expect(gate.busy()).toBe(false);
});
