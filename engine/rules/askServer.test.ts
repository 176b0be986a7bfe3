import { describe, expect, it } from 'vitest';
import type { Rule } from '../../schemas/generated/types.ts';
import { ASK_AFTER, createAsking, type Question } from './askServer.ts';
import type { FieldFailure } from './checkRow.ts';

interface Sent {
  question: Question;
  answer(message?: string): void;
  fail(): void;
  aborted(): boolean;
}

function stage(rules: Record<string, Rule[]>, start: Record<string, unknown> = {}) {
  const sent: Sent[] = [];
  const timers = new Set<{ after: number; run: () => void }>();
  const heard: (readonly FieldFailure[])[] = [];
  const fields = Object.entries(rules).map(([key, list]) => ({ key, kind: 'text' as const, rules: list }));
  const asking = createAsking(fields, start, {
    send: (question, signal) =>
      new Promise((resolve, reject) => {
        sent.push({ question, answer: resolve, fail: () => reject(new Error('away')), aborted: () => signal.aborted });
      }),
    later: (after, run) => {
      const timer = { after, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    onFailures: (failures) => heard.push(failures),
  });
  const elapse = () => {
    for (const timer of timers) {
      timers.delete(timer);
      timer.run();
    }
  };
  return { asking, sent, heard, elapse, timers };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const unique: Rule[] = [{ rule: 'unique' }];

describe('asking the server', () => {
  it('waits a second after the last keystroke and asks once', () => {
    const { asking, sent, elapse, timers } = stage({ a: unique, b: [{ rule: 'required' }] });
    asking.follow({ a: 'x', b: 'y' });
    asking.follow({ a: 'xy', b: 'z' });
    expect([...timers].map(({ after }) => after)).toEqual([ASK_AFTER]);
    expect(sent).toEqual([]);
    elapse();
    expect(sent.map(({ question }) => question)).toEqual([{ about: 'duplicate', key: 'a', value: 'xy' }]);
  });

  it('never asks about nothing, blanks, or what the record holds already', () => {
    const { asking, timers } = stage({ a: unique }, { a: 'own' });
    for (const a of ['other', '', null, '  ', 'own', undefined]) asking.follow({ a });
    expect(timers.size).toBe(0);
  });

  it('the server’s message is the error, the rule’s own before it, until the value changes', async () => {
    const rules: Rule[] = [{ rule: 'unique' }, { rule: 'checkRule', code: 'sku', message: '编码不对' }];
    const { asking, sent, heard, elapse } = stage({ a: rules });
    asking.follow({ a: 'x' });
    elapse();
    sent[0]?.answer(undefined);
    await turn();
    expect(sent[1]?.question).toEqual({ about: 'code', key: 'a', code: 'sku', value: 'x' });
    sent[1]?.answer('前两位');
    await turn();
    expect(heard.at(-1)).toEqual([{ key: 'a', message: '编码不对' }]);
    asking.follow({ a: 'xy' });
    expect(heard.at(-1)).toEqual([]);
    elapse();
    sent[2]?.answer('已存在');
    await turn();
    expect(heard.at(-1)).toEqual([{ key: 'a', message: '已存在' }]);
  });

  it('an answer that was overtaken counts for nothing', async () => {
    const { asking, sent, heard, elapse } = stage({ a: unique });
    asking.follow({ a: 'x' });
    elapse();
    asking.follow({ a: 'y' });
    expect(sent[0]?.aborted()).toBe(true);
    sent[0]?.answer('已存在');
    await turn();
    expect(heard).toEqual([]);
  });

  it('a submit asks at once, waits, and hears what is wrong', async () => {
    const { asking, sent } = stage({ a: unique });
    asking.follow({ a: 'x' });
    const settled = asking.settle();
    expect(sent).toHaveLength(1);
    sent[0]?.answer('已存在');
    expect(await settled).toEqual([{ key: 'a', message: '已存在' }]);
    expect(await asking.settle()).toEqual([{ key: 'a', message: '已存在' }]);
    expect(sent).toHaveLength(1);
  });

  it('what is typed while a submit waits is asked about too', async () => {
    const { asking, sent } = stage({ a: unique });
    asking.follow({ a: 'x' });
    const settled = asking.settle();
    asking.follow({ a: 'y' });
    sent[0]?.answer('已存在');
    await turn();
    expect(sent[1]?.question).toMatchObject({ value: 'y' });
    sent[1]?.answer();
    expect(await settled).toEqual([]);
  });

  it('a server that is away stands in nobody’s way', async () => {
    const { asking, sent } = stage({ a: unique });
    asking.follow({ a: 'x' });
    const settled = asking.settle();
    sent[0]?.fail();
    expect(await settled).toEqual([]);
  });

  it('stopped, it asks nothing more', () => {
    const { asking, sent, timers, elapse } = stage({ a: unique });
    asking.follow({ a: 'x' });
    asking.stop();
    expect(timers.size).toBe(0);
    elapse();
    expect(sent).toEqual([]);
  });
});
