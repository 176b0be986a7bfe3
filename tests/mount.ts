import { App } from 'antd';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** Ms. */
const PATIENCE = 60_000;

/** What antd asks of a browser and jsdom does not have. */
export function completeBrowser(): void {
  // Holding every rule of antd's against every element it asks of was half of what these tests took.
  window.getComputedStyle = (element) => (element as HTMLElement).style;
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  });
  const nobody = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => nobody as unknown as MediaQueryList;
}

/** Draws into the document of a test whose environment is jsdom, as on a page of the product; gone when the test ends. */
export async function mount(node: ReactNode): Promise<void> {
  completeBrowser();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  });
  await act(async () => root.render(createElement(App, null, node)));
}

/** Everything that can be read on the page. */
export function pageText(): string {
  return document.body.textContent ?? '';
}

/** Clicks the button that says so, and waits for what comes of it. */
export async function clickButton(words: string): Promise<void> {
  const said = (button: Element) => button.textContent?.replaceAll(/\s/g, '') === words;
  const button = [...document.querySelectorAll<HTMLElement>('button')].find(said);
  if (!button) throw new Error(`no button says ${words}`);
  await act(async () => button.click());
}

/** Waits until `check` throws no more; what the page draws meanwhile, it draws as React's `act` wants it. */
export async function until(check: () => void): Promise<void> {
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    check();
  }, PATIENCE);
}

/** Waits until it can be read on the page: what is fetched when it is needed comes a little later. */
export function untilRead(words: string): Promise<void> {
  return until(() => {
    if (!pageText().includes(words)) throw new Error(`nothing says ${words}: ${pageText()}`);
  });
}
