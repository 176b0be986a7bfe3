import type { Fault } from './Fault.ts';

/** A word of the console is cut here, characters. */
const LONGEST = 500;

/** Tells everything the window's console would show in red or yellow; answers the way to stop. */
export function watchConsole(target: Window & typeof globalThis, tell: (fault: Fault) => void): () => void {
  const { console: own } = target;
  const before = { error: own.error, warn: own.warn };
  const say = (severity: Fault['severity'], words: readonly unknown[]) =>
    tell({ from: 'console', severity, text: words.map(wordOf).join(' ').slice(0, LONGEST) });
  own.error = (...words: unknown[]) => {
    before.error.apply(own, words);
    say('error', words);
  };
  own.warn = (...words: unknown[]) => {
    before.warn.apply(own, words);
    say('warning', words);
  };
  const thrown = ({ message }: ErrorEvent) => say('error', [message]);
  const rejected = ({ reason }: PromiseRejectionEvent) => say('error', [reason]);
  const refused = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    say('error', [`内容安全策略不允许：${violatedDirective} ${blockedURI}`]);
  target.addEventListener('error', thrown);
  target.addEventListener('unhandledrejection', rejected);
  target.addEventListener('securitypolicyviolation', refused);
  return () => {
    Object.assign(own, before);
    target.removeEventListener('error', thrown);
    target.removeEventListener('unhandledrejection', rejected);
    target.removeEventListener('securitypolicyviolation', refused);
  };
}

function wordOf(word: unknown): string {
  if (word instanceof Error) return word.message;
  if (typeof word !== 'object' || word === null) return String(word);
  try {
    return JSON.stringify(word);
  } catch {
    return String(word);
  }
}
