import { useState } from 'react';
import type { Choice } from '../../drawing/items.ts';

/** Offers what is being typed as one more choice, as long as it is being typed; chosen, it stays as a stored code. */
export function useTypedChoice(choices: Choice[], allowed: boolean) {
  const [typed, setTyped] = useState('');
  return { choices: allowed ? withTyped(choices, typed) : choices, search: (text: string) => setTyped(text.trim()) };
}

/** The choices and the typed text, unless a choice says the same. A comma would split it in two. */
export function withTyped(choices: Choice[], typed: string): Choice[] {
  const text = typed.replaceAll(',', '');
  const taken = text === '' || choices.some((choice) => choice.label === text || choice.value === text);
  // A value of one's own that was chosen before is no relic of an old list: it may be chosen again.
  const own = choices.map(({ disabled: _, ...choice }) => choice);
  return taken ? own : [...own, { value: text, label: text }];
}
