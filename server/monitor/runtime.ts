import { availableParallelism, cpus, freemem, loadavg, platform, release, totalmem, uptime } from 'node:os';
import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Fact } from '../../engine/api/monitor.ts';

/** Garbage collections since the process was watched. Milliseconds. */
interface Collections {
  count: number;
  time: number;
  longest: number;
  major: number;
}

/** What the process and its machine are doing, as one looks. */
export interface RuntimeWatch {
  /** Since the last call of it: shares in percent, the loop's delay in milliseconds. */
  sample(): RuntimeSample;
  collections(): Readonly<Collections>;
  system(sample: RuntimeSample | undefined): Fact[];
  runtime(sample: RuntimeSample | undefined): Fact[];
  close(): void;
}

export interface RuntimeSample {
  cpu: number | null;
  systemCpu: number | null;
  loop: number | null;
  loopMean: number | null;
}

const LOOKS_EVERY = 20;
const NANOSECONDS = 1e6;
const DEFAULT_POOL = 4;

/** Threads that file, name and key work is done on. */
export function poolThreads(): number {
  return Number(process.env.UV_THREADPOOL_SIZE) || DEFAULT_POOL;
}

/** Watches the process until it is closed. */
export function watchRuntime(): RuntimeWatch {
  const delay = monitorEventLoopDelay({ resolution: LOOKS_EVERY });
  delay.enable();
  const collected: Collections = { count: 0, time: 0, longest: 0, major: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration } = entry;
      collected.count += 1;
      collected.time += duration;
      collected.longest = Math.max(collected.longest, duration);
      const { detail } = entry as typeof entry & { detail?: { kind?: number } };
      if (detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collected.major += 1;
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  let before = { at: process.hrtime.bigint(), usage: process.cpuUsage(), ticks: cpuTicks() };
  return {
    sample() {
      const at = process.hrtime.bigint();
      const ticks = cpuTicks();
      const { user, system } = process.cpuUsage(before.usage);
      const elapsed = Number(at - before.at) / 1000;
      const busy = ticks.busy - before.ticks.busy;
      const all = ticks.all - before.ticks.all;
      before = { at, usage: process.cpuUsage(), ticks };
      // It looks every so often and counts that wait as well.
      const late = (value: number): number | null =>
        Number.isFinite(value) ? tenths(Math.max(0, value / NANOSECONDS - LOOKS_EVERY)) : null;
      const found: RuntimeSample = {
        cpu: elapsed > 0 ? tenths(((user + system) / elapsed / availableParallelism()) * 100) : null,
        systemCpu: all > 0 ? tenths((busy / all) * 100) : null,
        loop: delay.count > 0 ? late(delay.percentile(99)) : null,
        loopMean: delay.count > 0 ? late(delay.mean) : null,
      };
      delay.reset();
      return found;
    },
    collections: () => collected,
    system: systemFacts,
    runtime: (sample) => runtimeFacts(sample, collected),
    close() {
      delay.disable();
      observer.disconnect();
    },
  };
}

function cpuTicks(): { busy: number; all: number } {
  const all = cpus().map(({ times }) => times);
  const sum = (of: (times: { user: number; nice: number; sys: number; idle: number; irq: number }) => number): number =>
    all.reduce((total, times) => total + of(times), 0);
  const busy = sum(({ user, nice, sys, irq }) => user + nice + sys + irq);
  return { busy, all: busy + sum(({ idle }) => idle) };
}

function systemFacts(sample: RuntimeSample | undefined): Fact[] {
  // Where the system keeps none it says three zeroes.
  const loads = platform() === 'win32' ? [null, null, null] : loadavg().map((load) => Math.round(load * 100) / 100);
  return [
    { key: 'system.cpu.usage', title: '处理器使用率', value: sample?.systemCpu ?? null, unit: 'percent' },
    { key: 'system.cpu.count', title: '处理器核数', value: availableParallelism(), unit: 'count' },
    { key: 'system.load.1', title: '1 分钟负载', value: loads[0] ?? null, unit: 'count' },
    { key: 'system.load.5', title: '5 分钟负载', value: loads[1] ?? null, unit: 'count' },
    { key: 'system.load.15', title: '15 分钟负载', value: loads[2] ?? null, unit: 'count' },
    { key: 'system.memory.total', title: '内存总量', value: totalmem(), unit: 'bytes' },
    { key: 'system.memory.used', title: '已用内存', value: totalmem() - freemem(), unit: 'bytes' },
    { key: 'system.uptime', title: '系统运行时间', value: Math.round(uptime()), unit: 's' },
    { key: 'system.platform', title: '操作系统', value: `${platform()} ${release()}`, unit: 'text' },
  ];
}

function runtimeFacts(sample: RuntimeSample | undefined, collected: Collections): Fact[] {
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage();
  const help = '收到数据到能处理它之间的等待，99% 的时候不超过这个数';
  return [
    { key: 'process.cpu.usage', title: '本进程处理器使用率', value: sample?.cpu ?? null, unit: 'percent' },
    { key: 'process.uptime', title: '已运行', value: Math.round(process.uptime()), unit: 's' },
    {
      key: 'process.start.time',
      title: '启动时间',
      unit: 'time',
      value: Date.now() - Math.round(process.uptime() * 1000),
    },
    { key: 'process.memory.rss', title: '进程占用内存', value: rss, unit: 'bytes' },
    { key: 'jvm.memory.used', title: '堆：已用', value: heapUsed, unit: 'bytes' },
    { key: 'jvm.memory.committed', title: '堆：已申请', value: heapTotal, unit: 'bytes' },
    { key: 'jvm.memory.max', title: '堆：上限', value: getHeapStatistics().heap_size_limit, unit: 'bytes' },
    { key: 'jvm.buffer.memory.used', title: '缓冲区（堆外）', value: arrayBuffers, unit: 'bytes' },
    { key: 'process.memory.external', title: '堆外对象', value: external, unit: 'bytes' },
    { key: 'process.loop.p99', title: '事件循环延迟', value: sample?.loop ?? null, unit: 'ms', help },
    { key: 'process.loop.mean', title: '事件循环平均延迟', value: sample?.loopMean ?? null, unit: 'ms' },
    { key: 'jvm.gc.pause.count', title: '垃圾回收次数', value: collected.count, unit: 'count' },
    { key: 'jvm.gc.major', title: '其中完整回收', value: collected.major, unit: 'count' },
    { key: 'jvm.gc.pause.total', title: '垃圾回收累计', value: tenths(collected.time), unit: 'ms' },
    { key: 'jvm.gc.pause.max', title: '最长一次回收', value: tenths(collected.longest), unit: 'ms' },
    {
      key: 'jvm.threads.pool',
      title: '线程池大小',
      value: poolThreads(),
      unit: 'count',
      help: '读写文件、解析域名、计算密码摘要所用的线程；程序本身只有一条主线程',
    },
    { key: 'process.version', title: 'Node.js 版本', value: process.version, unit: 'text' },
  ];
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
