import type { Case } from '../cases.ts';

/** The lines of the grid's table. */
export const CASES: readonly Case[] = [
  { figure: 'mount', title: 'First rows painted', unit: 'ms', digits: 0, atMost: 1.2 },
  { figure: 'heap', title: 'Heap over the data', unit: 'MB', digits: 1, atMost: 1.4 },
  { figure: 'flingFresh', title: 'Flinging: fresh frames', unit: '/s', digits: 1, atLeast: 0.95 },
  { figure: 'slowFlingFresh', title: 'Flinging, CPU ÷ 4: fresh frames', unit: '/s', digits: 1, atLeast: 0.95 },
  { figure: 'flingBlank', title: 'Flinging: blank probes', unit: '%', digits: 1 },
  { figure: 'slowFlingBlank', title: 'Flinging, CPU ÷ 4: blank probes', unit: '%', digits: 1 },
  { figure: 'wheelFresh', title: 'Wheel: fresh frames', unit: '/s', digits: 1, atLeast: 0.95 },
  { figure: 'wheelBlank', title: 'Wheel: blank probes', unit: '%', digits: 1, limit: 3 },
  { figure: 'slowWheelFresh', title: 'Wheel, CPU ÷ 4: fresh frames', unit: '/s', digits: 1, atLeast: 0.95 },
  { figure: 'slowWheelFrame', title: 'Wheel, CPU ÷ 4: main thread a frame', unit: 'ms', digits: 1, atMost: 1.1 },
  { figure: 'slowWheelBlank', title: 'Wheel, CPU ÷ 4: blank probes', unit: '%', digits: 1, limit: 3 },
  { figure: 'editBusy', title: 'Edit: main thread', unit: 'ms', digits: 1, atMost: 1.25 },
  { figure: 'edit', title: 'Edit: open + commit, median', unit: 'ms', digits: 1 },
  { figure: 'editP95', title: 'Edit: open + commit, p95', unit: 'ms', digits: 1, atMost: 1.1, limit: 50 },
  {
    figure: 'validate',
    title: 'Validation, 5 rules, one an expression, first time',
    unit: 'ms',
    digits: 1,
    atMost: 1.5,
    limit: 50,
  },
  { figure: 'feedBusy', title: '1,000 updates/s: main thread', unit: '%', digits: 1, atMost: 1.25 },
  { figure: 'feedDropped', title: '1,000 updates/s: frames dropped', unit: '', digits: 0, limit: 0 },
  { figure: 'insert', title: 'Insert 1,000 rows', unit: 'ms', digits: 0, atMost: 1.25 },
  { figure: 'remove', title: 'Delete 1,000 rows', unit: 'ms', digits: 0, atMost: 1.4 },
  { figure: 'paste', title: 'Paste 1,000 × 10 (ours checks and can undo)', unit: 'ms', digits: 0, atMost: 1.75 },
  { figure: 'block', title: 'Paste 5,000 × 20: main thread', unit: 'ms', digits: 0, limit: 1_000 },
  { figure: 'blockUndo', title: 'Undo of 5,000 × 20: main thread', unit: 'ms', digits: 0, limit: 1_000 },
];
