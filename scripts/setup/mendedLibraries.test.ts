// @vitest-environment jsdom
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createElement, Suspense, use } from 'react';
import { afterAll, expect, test, vi } from 'vitest';
import { mount } from '../../tests/mount.ts';
import { inProject } from './checkout.mjs';
import { mendedLibraries } from './mendedLibraries.ts';

type UseEscKeyDown = (open: boolean, onEsc: (pressed: { top: boolean }) => void) => void;

const PORTAL = inProject('node_modules', '@rc-component', 'portal', 'es', 'useEscKeyDown.js');
/** Where it finds the libraries it asks for. */
const FOLDER = inProject('node_modules', '.cache', 'mended');

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** The module as it is built. */
async function mended(): Promise<UseEscKeyDown> {
  const plugin = mendedLibraries() as unknown as { transform(code: string, id: string): { code: string } };
  const { code } = plugin.transform(readFileSync(PORTAL, 'utf8'), PORTAL);
  mkdirSync(FOLDER, { recursive: true });
  const file = inProject('node_modules', '.cache', 'mended', 'useEscKeyDown.mjs');
  writeFileSync(file, code);
  return ((await import(file)) as { default: UseEscKeyDown }).default;
}

const useEscKeyDown = await mended();
const never = new Promise<never>(() => undefined);

function Dialog({ told }: { told: Parameters<UseEscKeyDown>[1] }) {
  useEscKeyDown(true, told);
  return null;
}

const Loading = () => use(never);

test('Esc is of the dialog that is shown, not of one that was drawn and never came', async () => {
  const [onEsc, lost] = [vi.fn(), vi.fn()];
  const beside = createElement(Suspense, {}, createElement(Dialog, { told: lost }), createElement(Loading));
  await mount(createElement('div', {}, createElement(Dialog, { told: onEsc }), beside));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(lost).not.toHaveBeenCalled();
  expect(onEsc).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: true }));
});
