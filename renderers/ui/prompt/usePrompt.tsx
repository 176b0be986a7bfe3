import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import type { PromptOptions } from './PromptDialog.tsx';

// With the language of rules behind it.
const PromptDialog = lazyComponent('PromptDialog', () =>
  import('./PromptDialog.tsx').then((part) => part.PromptDialog),
);

interface Asked {
  options: PromptOptions;
  answer: (text: string | undefined) => void;
}

/**
 * Asks for a line of text: `const [prompt, dialog] = usePrompt()`; `dialog` is drawn by the caller, `prompt` resolves to
 * the text, or to undefined when it was given up.
 */
export function usePrompt(): [(options: PromptOptions) => Promise<string | undefined>, ReactNode] {
  const [asked, setAsked] = useState<Asked>();
  const prompt = useCallback(
    (options: PromptOptions) =>
      new Promise<string | undefined>((answer) => {
        setAsked((before) => {
          // A second question takes the place of the first, which then was given up.
          before?.answer(undefined);
          return { options, answer };
        });
      }),
    [],
  );
  const done = (text: string | undefined) => {
    asked?.answer(text);
    setAsked(undefined);
  };
  const dialog = asked && (
    <Suspense>
      <PromptDialog {...asked.options} onDone={done} />
    </Suspense>
  );
  return [prompt, dialog];
}
