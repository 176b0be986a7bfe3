// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { Fault } from './Fault.ts';
import { watchConsole } from './watchConsole.ts';

test('what the console would say is told while the page is watched, and goes on to the console', () => {
  const told: Fault[] = [];
  const own = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stop = watchConsole(window as Window & typeof globalThis, (fault) => told.push(fault));
  window.console.error('坏了', new Error('为什么'), { at: 1 });
  window.dispatchEvent(new ErrorEvent('error', { message: '抛出的' }));
  expect(told).toEqual([
    { from: 'console', severity: 'error', text: '坏了 为什么 {"at":1}' },
    { from: 'console', severity: 'error', text: '抛出的' },
  ]);
  expect(own).toHaveBeenCalledTimes(1);
  stop();
  window.console.error('以后');
  expect(told).toHaveLength(2);
  own.mockRestore();
});

test('a long word is cut, and what cannot be written as JSON does no harm', () => {
  const told: Fault[] = [];
  const own = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stop = watchConsole(window as Window & typeof globalThis, (fault) => told.push(fault));
  const ring: Record<string, unknown> = {};
  ring.ring = ring;
  window.console.warn('x'.repeat(2_000));
  window.console.warn(ring);
  stop();
  own.mockRestore();
  expect(told.map(({ severity, text }) => [severity, text.length])).toEqual([
    ['warning', 500],
    ['warning', '[object Object]'.length],
  ]);
});
